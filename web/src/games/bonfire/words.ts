/** The words of Bonfire: `blue-herb-2` is a Path Tile, `2,3 down` a line of the Fate Area. */
import type { Teller, Values } from "../../lib/teller";
import declared from "../../../../firelight/games/bonfire/texts/words.json";
import { word } from "../../lib/words";
import type { Found, Words } from "../../lib/words";

const KINDS = "(path|ship|task|guardian|great-bonfire|gnome|yellow)";
const RESOURCES = "(blossom|fruit|herb|shell|root|gold)";
const WORDS = "path|ship|task|guardian|great-bonfire|gnome|yellow|blossom|fruit|herb|shell|root|gold|own|pink|grey|brown|blue|red";

/** What the words need of the facts of a table. */
interface Known {
  island?: Record<string, { offering?: string }>;
  tasks?: Record<string, { number?: number }>;
}
const known = (teller: Teller): Known => (teller.facts as Known | null) ?? {};

export const words: Words = {
  ...declared,
  area: [5, 7],
  fields: {
    flags: ["counting", "fire_used", "out", "passed"],
    places: ["pointer"],
    shown: (field, beside, teller) =>
      field === "symbols" ? fateArea(beside, teller) : field === "guardians" ? guardians(beside, teller) : null,
  },
  patterns: [
    [/^T\d+$/, (teller, [name = ""]) => word("bonfire-island", { name, resource: known(teller).island?.[name]?.offering ?? "none" })],
    [/^path-(\d)$/, (_, [, n]) => word("bonfire-path-space", { space: Number(n) })],
    [/^bonfire-(\d)$/, (_, [, n]) => word("bonfire-bonfire-space", { space: Number(n) })],
    [/^seat-(\d)$/, (teller, [, seat]) => word("bonfire-novice-of", { who: teller.people[Number(seat)]?.name ?? "" })],
    [/^[A-D]$/, (_, [name = ""]) => word("bonfire-board", { name })],
    [/^(-?\d),(-?\d) (across|down)$/, (_, [, row, column, way]) => word(`bonfire-line-${way}`, line(row, column))],
    [matching("(blue|red|yellow)", RESOURCES), (_, [, crystal = "", resource = ""]) => word("bonfire-path-tile", { crystal, resource })],
    [matching(KINDS, KINDS, KINDS), (teller, kinds) => word("bonfire-fate-tile", { symbols: symbols(teller, kinds) })],
    [/^(blue|red|yellow)-([a-z0-9-]+)$/, condition],
  ],
};

/** Words joined by hyphens, with a number where there are several of the same. */
function matching(...parts: string[]): RegExp {
  return new RegExp(`^${parts.join("-")}(?:-\\d+)?$`);
}

function line(row = "0", column = "0"): Values {
  return { row: Number(row), column: Number(column), "last-row": Number(row) + 2, "last-column": Number(column) + 2 };
}

function symbols(teller: Teller, kinds: string[]): string {
  return kinds
    .slice(1, 4)
    .map((kind) => teller.word(kind))
    .join(" · ");
}

/** A Task of a component set of one's own: the kind of its condition, what it shows and how much it asks. */
function condition(teller: Teller, parts: string[], key: string): Found {
  const rest = parts[2] ?? "";
  const shown = new RegExp(`((?:-(?:${WORDS}))*)(?:-\\d+)?$`).exec(rest);
  const kind = rest.slice(0, shown?.index ?? rest.length);
  const shownWords = (shown?.[1] ?? "").match(new RegExp(WORDS, "g")) ?? [];
  const tiles = teller.list(shownWords.map((one) => teller.word(one)));
  const [first = "none", second = "none"] = shownWords;
  return word(`bonfire-task-${kind}`, { shown: first, second, tiles, number: Math.max(known(teller).tasks?.[key]?.number ?? 1, 1) });
}

/** Columns of the grid that the Fate Area lies in: two around it on every side. */
const GRID = 11;

/** The symbols of the Fate Area with their squares: `row 3, column 3: ship`. */
function fateArea(city: Record<string, unknown>, teller: Teller): string | null {
  const { cells, symbols } = city as { cells?: number[]; symbols?: string[] };
  if (!cells || !symbols) return null;
  const square = (cell: number) => teller.values({ square: [[Math.floor(cell / GRID) - 1, (cell % GRID) - 1]] }).square;
  const placed = symbols.map((symbol, at) => ({ cell: cells[at]!, symbol })).sort((one, other) => one.cell - other.cell);
  return placed.map(({ cell, symbol }) => `${square(cell)}: ${teller.word(symbol)}`).join("; ");
}

/** Guardians with where each stands, or with how many there are: `own on START`, `pink Guardians: 4`. */
function guardians(beside: Record<string, unknown>, teller: Teller): string | null {
  const found = beside.guardians;
  if (typeof found !== "object") return null;
  const there = Object.entries(found ?? {}).filter(([, value]) => !!value);
  return there
    .map(([key, value]) => {
      const left = { guardian: teller.word(key), "guardian-key": key, number: Number(value) };
      if (typeof value !== "string") return teller.text("bf-guardians-left", left) ?? "";
      return `${teller.word(key, key === "own" ? undefined : "nom")} ${teller.word(value, "at")}`;
    })
    .join(", ");
}
