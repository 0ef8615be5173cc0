/** What is printed on the components of a table: the server sends it once for a game. */
import { SvelteMap } from "svelte/reactivity";
import { getTable } from "../../lib/context";
import { askPrinted } from "../../lib/printed";
import type { Common, Fire, Kind, Resource, Shape } from "./types";

export type Square = [row: number, column: number];

export interface PrintedTask {
  colour: Fire;
  kind: string;
  shown: string[];
  number: number | null;
  points: number;
}

export interface Area {
  inside: Square[];
  first_tile: Square[];
  gold: Square[];
  yellow: Square[];
  highlighted: Square[];
  outer: Square[];
}

export interface Printed {
  title: "bonfire";
  area: Area;
  /** The moves that lay a Fate Tile one way round or the other. */
  ways: { "as-printed": string; turned: string };
  tasks: Record<string, PrintedTask>;
  /** Specialists and Elders with the resource they show, in the order of their numbers. */
  gnomes: Record<string, Resource>;
  islands: Record<string, { resource: Resource | null; guardian: string | null }>;
  routes: [string, string][];
  ring: { kind: Kind; gives: Resource | "2 points" }[];
  /** The shapes of notch 1 to 7 of each board. */
  boards: Record<string, Shape[]>;
  /** What a Guardian scores at Bonfire 1 to 7. */
  values: number[];
  council: string[];
  tom: { card: string; sign: boolean }[];
  tom_last_card: number;
  commons: Record<Common, number>;
}

const known = new SvelteMap<string, Printed>();
/** Have what is printed for a game. */
export async function loadPrinted(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, await askPrinted<Printed>(game, "bonfire"));
}

/** Put it in place without asking. */
export function showPrinted(game: string, printed: Printed): void {
  known.set(game, printed);
}

export function hasPrinted(game: string): boolean {
  return known.has(game);
}

export function printedOf(game: string): Printed {
  return known.get(game)!;
}

/** What is printed on the components of this table; parts of the board are drawn only once it is there. */
export function getPrinted(): Printed {
  return printedOf(getTable().shown.room.id);
}
