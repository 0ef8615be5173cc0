/** One symbol and one colour for each thing, everywhere. */
import type { IconName } from "../../art/names";
import type { Fire, Guardian, Kind, Resource, Shape } from "./types";

export const KIND_ICON: Record<Kind, IconName> = {
  path: "path",
  ship: "ship",
  task: "task",
  guardian: "guardian",
  "great-bonfire": "bonfire",
  gnome: "gnome",
  yellow: "any",
};

export const KIND_COLOUR: Record<Kind, string> = {
  path: "var(--act-path)",
  ship: "var(--act-ship)",
  task: "var(--act-task)",
  guardian: "var(--act-guard)",
  "great-bonfire": "var(--act-fire)",
  gnome: "var(--act-gnome)",
  yellow: "var(--act-any)",
};

export const CRYSTAL_ICON: Record<Fire, IconName> = { blue: "crystal-easy", red: "crystal-mid", yellow: "crystal-hard" };
export const FIRE_COLOUR: Record<Fire, string> = { blue: "var(--easy)", red: "var(--mid)", yellow: "var(--hard)" };
export const FIRE_MARKS: Record<Fire, number> = { blue: 1, red: 2, yellow: 3 };

export const SHAPE_ICON: Record<Shape, IconName> = {
  ring: "rune0",
  peak: "rune1",
  square: "rune2",
  rhomb: "rune3",
  moon: "rune4",
  star: "rune5",
  waves: "rune6",
};

export const GUARDIAN_COLOUR: Record<Exclude<Guardian, "own">, string> = {
  pink: "#f0a3bf",
  grey: "#b8b2a9",
  brown: "#b98353",
  blue: "#8aa3cf",
};

export const RESOURCE_COLOUR: Record<Resource, string> = {
  blossom: "var(--res-blossom)",
  fruit: "var(--res-fruit)",
  herb: "var(--res-herb)",
  shell: "var(--res-shell)",
  root: "var(--res-root)",
  gold: "var(--res-gold)",
};

/** The colour of a seat, or of a Novice in the High Council ("seat-0", "neutral", "lying"). */
export function seatColour(seat: number | string): string {
  if (typeof seat === "number") return `var(--p${seat + 1})`;
  return seat.startsWith("seat-") ? `var(--p${Number(seat.slice(5)) + 1})` : "var(--neutral)";
}

export const BONUSES = ["gold", "path", "guardian", "great-bonfire", "specialist", "move", "ship", "fate"] as const;
export type Bonus = (typeof BONUSES)[number];
