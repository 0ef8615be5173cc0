/** The few figures that stand beside a seat's name, read off the view. */
import type { IconName } from "../art/names";
import type { Table } from "./types";

export interface Stat {
  icon: IconName;
  /** A word of the game, for the label. */
  word: string;
  number: number;
}

interface City {
  lit: number[];
  paths: (string | null)[];
  guardians: Record<string, string | null>;
  gnomes: Record<string, number>;
}

interface Band {
  flame: number;
  crests: number;
  dragons: Record<string, string>;
}

const ones = (held: Record<string, number> | undefined) => Object.values(held ?? {}).filter((one) => one > 0).length;
const filled = (held: Record<string, unknown> | undefined) =>
  Object.values(held ?? {}).filter((one) => one !== null && one !== undefined).length;

export function statsOf(table: Table, seat: number): Stat[] {
  const view = table.view as { cities?: City[]; bands?: Band[] };
  const city = view.cities?.[seat];
  if (city) {
    return [
      { icon: "flame", word: "bonfires", number: city.lit.reduce((sum, one) => sum + one, 0) },
      { icon: "guardian", word: "guardians", number: filled(city.guardians) },
      { icon: "path", word: "paths", number: Math.max(0, filled(city.paths as unknown as Record<string, unknown>) - 1) },
      { icon: "gnome", word: "gnomes", number: ones(city.gnomes) },
    ];
  }
  const band = view.bands?.[seat];
  if (!band) return [];
  return [
    { icon: "dragon", word: "dragons", number: Object.values(band.dragons).filter((state) => state !== "no").length },
    { icon: "flame", word: "flame", number: band.flame },
    { icon: "banner", word: "crests", number: band.crests },
  ];
}

export const SEAT_COLOURS = ["var(--p1)", "var(--p2)", "var(--p3)", "var(--p4)"];

export function seatColour(seat: number | null): string {
  return seat === null ? "var(--neutral)" : (SEAT_COLOURS[seat] ?? "var(--neutral)");
}
