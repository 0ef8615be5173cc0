/** What is printed on the components of the game that is shown. */
import { SvelteMap } from "svelte/reactivity";
import { askPrinted } from "../../lib/printed";
import type { Colour, Follower, Followers } from "./model";

export interface Dragon {
  colour: Colour;
  glory: number;
  flame: number;
  warden: boolean;
  captive: boolean;
}

export interface Plan {
  colour: Colour;
  glory: number;
  dragons: number;
  asked: "hero" | Follower;
  number: number;
}

export interface Data {
  title: "emberheart";
  places: Record<string, Follower>;
  decline_gear: number;
  attribute_glory: number[];
  companion: number[];
  flame: { start: number; bonus: number[]; beyond: number };
  dragons: Record<string, Dragon>;
  preserves: Record<string, Colour>;
  garrison: Record<string, Plan>;
  tavern: Record<string, { followers: Followers; flame: number }>;
  raid: Record<string, { counts: string; loses: "hirelings" | "specialists" }>;
  heroes: Record<string, Colour>;
  hero_most: Record<string, number>;
}

export class Printed {
  constructor(private readonly data: Data) {}

  dragon = (card: string): Dragon => this.data.dragons[card]!;
  garrison = (card: string): Plan => this.data.garrison[card]!;
  tavern = (card: string) => this.data.tavern[card]!;
  raid = (card: string) => this.data.raid[card]!;
  heroColour = (card: string): Colour => this.data.heroes[card]!;
  /** The most glory that a hero can bring. */
  heroMost = (card: string): number => this.data.hero_most[card] ?? 0;
  preserveColour = (card: string): Colour => this.data.preserves[card]!;
  /** The kind of specialist that may go to a place. */
  specialist = (place: string): Follower => this.data.places[place]!;
  /** The strength of the companion's effect at a level of an attribute. */
  companion = (level: number): number => this.data.companion[level] ?? 0;
  attributeGlory = (level: number): number => this.data.attribute_glory[level] ?? 0;
  get declineGear(): number {
    return this.data.decline_gear;
  }
  /** The glory for a distance to the highest flame. */
  flameGlory = (distance: number): number => this.data.flame.bonus[distance] ?? this.data.flame.beyond;
}

const known = new SvelteMap<string, Printed>();
/** The game of the table. */
let current = $state("");

/** Have what is printed for a game. */
export async function loadPrinted(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, new Printed(await askPrinted<Data>(game, "emberheart")));
}

/** Put it in place without asking, as that of the table. */
export function showPrinted(game: string, data: Data): void {
  known.set(game, new Printed(data));
  current = game;
}

export const hasPrinted = (game: string): boolean => known.has(game);

/** Load what is printed for the game of the table; boards wait for it. */
export async function usePrinted(game: string): Promise<void> {
  current = game;
  await loadPrinted(game);
}

export const isPrinted = (game: string): boolean => current === game && known.has(game);

/** What is printed for a game, or for that of the table. */
export function printedOf(game?: string): Printed {
  return known.get(game ?? current)!;
}
