/** What is printed on the components of the game that is shown. */
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

interface Data {
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
}

export class Printed {
  constructor(private readonly data: Data) {}

  dragon = (card: string): Dragon => this.data.dragons[card]!;
  garrison = (card: string): Plan => this.data.garrison[card]!;
  tavern = (card: string) => this.data.tavern[card]!;
  raid = (card: string) => this.data.raid[card]!;
  heroColour = (card: string): Colour => this.data.heroes[card]!;
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

let wanted = "";
let current = $state.raw<{ game: string; printed: Printed } | null>(null);

/** Load what is printed for a game; boards wait for it. */
export async function usePrinted(game: string): Promise<void> {
  if (wanted === game) return;
  wanted = game;
  try {
    const data = await askPrinted<Data>(game, "emberheart");
    if (wanted === game) current = { game, printed: new Printed(data) };
  } catch (problem) {
    wanted = "";
    throw problem;
  }
}

export const isPrinted = (game: string): boolean => current?.game === game;

export function printedOf(): Printed {
  return current!.printed;
}
