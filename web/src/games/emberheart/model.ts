/** The position of Emberheart as the server writes it, and small questions about it. */
import type { IconName } from "../../art/names";

export const FOLLOWERS = ["hireling", "scout", "ranger", "warden"] as const;
export const ATTRIBUTES = ["strength", "senses", "speed"] as const;
export const PLACES = ["guild", "tavern", "camp", "mountain", "preserve", "garrison"] as const;
export const AIDES = ["leader", "defender", "survivalist", "healer"] as const;
export const SPACES = [5, 4, 3, 2, 1] as const;
export const NEUTRAL = 4;

export type Follower = (typeof FOLLOWERS)[number];
export type Attribute = (typeof ATTRIBUTES)[number];
export type PlaceName = (typeof PLACES)[number];
export type Aide = (typeof AIDES)[number];
export type Colour = "red" | "blue" | "green" | "exotic";
export type Followers = Record<Follower, number>;
export type Card = string | null;

export interface Party {
  seat: number | null;
  followers: Followers;
  companion: number;
  took: number;
}

export interface Band {
  skill: string;
  followers: Followers;
  gear: number;
  crests: number;
  companion_used: number;
  apprentice_used: number;
  attributes: Record<Attribute, number>;
  flame: number;
  heroes: Record<string, number>;
  hero_dragons: Record<string, Card>;
  preserves: Record<string, number>;
  preserve_dragons: Record<string, Card>;
  garrison: Record<string, string>;
  dragons: Record<string, string>;
}

export interface View {
  players: number;
  side: number;
  round: number;
  shield: number;
  turn: number;
  aides: Record<Aide, number | null>;
  warehouse: number[];
  station: number[];
  parties: Record<string, Party>;
  guild: Card[];
  bard_card: Card;
  bard_seat: number | null;
  tavern: Card[];
  camp: Card[];
  mountain: Card[];
  preserve: Card[];
  garrison: Card[];
  raid: Card[];
  raid_discarded: Card;
  bands: Band[];
}

export interface RaidFact {
  card: string;
  state: "open" | "discarded";
  loss: Record<string, number>[];
}

export interface Progress {
  dragons: number;
  need_dragons: number;
  asked: string;
  have: number;
  need: number;
}

/** Swaps, companion and offered heroes are those of `seat`, all else is common to all. */
export interface Facts {
  seat: number;
  /** The figures of the decision; which are there depends on it. */
  asked: {
    place?: PlaceName;
    space?: number;
    companion?: boolean;
    specialist?: Follower;
    gear?: number;
    flame?: number;
    dragon?: string;
    card?: string;
    attribute?: Attribute;
    steps?: number;
  };
  phase: "action" | "reward" | "raid" | "reset";
  step: string;
  order: Record<string, [number, number][]>;
  /** The place whose parties pick now. */
  rewarding: PlaceName | null;
  climb: { level: "middle" | "top"; line: { seat: number; space: number; wardens: number }[] } | null;
  raid: RaidFact[];
  flame: number[];
  final_flame: number[];
  swaps: Record<string, string[]>;
  companion: { fewer: number; gear: number; flame: number; alone: string[] };
  heroes: Record<string, number>[];
  offered: Record<string, number>;
  garrison: Record<string, Progress>[];
  /** For each unattached dragon the heroes and Preserves that wait for its colour. */
  wakes: Record<string, string[]>[];
}

export const ICONS: Record<string, IconName> = {
  hireling: "helper",
  scout: "scout",
  ranger: "ranger",
  warden: "warden",
  gear: "gear",
  strength: "strength",
  senses: "senses",
  speed: "speed",
  guild: "hero",
  tavern: "mug",
  camp: "tent",
  mountain: "peak",
  preserve: "nest",
  garrison: "tower",
  warehouse: "crate",
  station: "drop",
  leader: "crown",
  defender: "shield",
  survivalist: "gear",
  healer: "plus",
  red: "flame",
  blue: "drop",
  green: "leaf",
  exotic: "star",
};

/** The attribute that a colour moves, and the other way round. */
export const ATTRIBUTE_OF: Record<string, Attribute> = { red: "strength", blue: "senses", green: "speed" };
export const COLOUR_OF: Record<Attribute, Colour> = { strength: "red", senses: "blue", speed: "green" };

export const tint = (colour: string): string => `var(--dr-${colour})`;
export const skin = (follower: string): string => `var(--f-${follower === "hireling" ? "helper" : follower})`;
export const seatColour = (seat: number | null): string => (seat === null || seat === NEUTRAL ? "var(--neutral)" : `var(--p${seat + 1})`);

export const nobody = (): Followers => ({ hireling: 0, scout: 0, ranger: 0, warden: 0 });
export const crowd = (followers: Followers): number => FOLLOWERS.reduce((sum, kind) => sum + followers[kind], 0);

export const partyAt = (view: View, place: string, space: number): Party => view.parties[`${place}-${space}`]!;

/** The cards of the offer of a place; the Bard's card comes last at the Guild. */
export function offer(view: View, place: PlaceName): Card[] {
  const cards = view[place];
  return place === "guild" && view.bard_card ? [...cards, view.bard_card] : cards;
}

const owned = <T>(record: Record<string, T>, is: (value: T) => boolean): string[] => Object.keys(record).filter((key) => is(record[key]!));

export const heroesOf = (band: Band): string[] => owned(band.heroes, (value) => value === 1);
export const preservesOf = (band: Band): string[] => owned(band.preserves, (value) => value === 1);
export const garrisonOf = (band: Band): string[] => owned(band.garrison, (value) => value !== "no");
export const freeDragons = (band: Band): string[] => owned(band.dragons, (value) => value === "free");

/** The followers of a kind that a seat has on the board. */
export const awayOf = (view: View, seat: number, kind: Follower): number =>
  Object.values(view.parties)
    .filter((party) => party.seat === seat)
    .reduce((sum, party) => sum + party.followers[kind], 0);

/** The mark for what a raid card counts. */
export const COUNTED: Record<string, string> = {
  hero: "hero",
  "garrison-card": "garrison",
  preserve: "preserve",
  "highest-attribute": "any",
  "red-dragon": "red",
  "blue-dragon": "blue",
  "green-dragon": "green",
  ranger: "ranger",
  warden: "warden",
  scout: "scout",
};
