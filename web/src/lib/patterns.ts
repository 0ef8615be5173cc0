/** Words that component sets make: `blue-herb-2` is a Path Tile, `red-5-1` a dragon. Each pattern has one text for all its words. */

import type { Teller, Values } from "./teller";

interface Found {
  id: string;
  values: Values;
}
type Pattern = [RegExp, (teller: Teller, parts: string[], key: string) => Found];

const PLACES: Record<string, string> = { g: "guild", t: "tavern", c: "camp", m: "mountain", p: "preserve", a: "garrison" };
const KINDS = "path|ship|task|guardian|great-bonfire|gnome|yellow";
const RESOURCES = "blossom|fruit|herb|shell|root|gold";
const WORDS = `${KINDS}|${RESOURCES}|own|pink|grey|brown|blue|red|yellow`;

const BONFIRE: Pattern[] = [
  [/^T\d+$/, (teller, [name = ""]) => ({ id: "word-bonfire-island", values: { name, resource: teller.table.islands?.[name] ?? "none" } })],
  [/^path-(\d)$/, (_, [, n]) => ({ id: "word-bonfire-path-space", values: { space: Number(n) } })],
  [/^bonfire-(\d)$/, (_, [, n]) => ({ id: "word-bonfire-bonfire-space", values: { space: Number(n) } })],
  [/^seat-(\d)$/, (teller, [, seat]) => ({ id: "word-bonfire-novice-of", values: { who: teller.people[Number(seat)]?.name ?? "" } })],
  [/^[A-D]$/, (_, [name = ""]) => ({ id: "word-bonfire-board", values: { name } })],
  [/^(-?\d),(-?\d) (across|down)$/, (_, [, row, column, way]) => ({ id: `word-bonfire-line-${way}`, values: line(row, column) })],
  [
    new RegExp(`^(blue|red|yellow)-(${RESOURCES})(-\\d+)?$`),
    (_, [, crystal = "", resource = ""]) => ({ id: "word-bonfire-path-tile", values: { crystal, resource } }),
  ],
  [
    new RegExp(`^(${KINDS})-(${KINDS})-(${KINDS})(-\\d+)?$`),
    (teller, [, ...kinds]) => ({ id: "word-bonfire-fate-tile", values: { symbols: kinds.slice(0, 3).map((kind) => teller.word(kind)).join(" · ") } }),
  ],
  [/^(blue|red|yellow)-([a-z0-9-]+)$/, condition],
];

const EMBERHEART: Pattern[] = [
  [
    /^(captive-)?(red|blue|green|exotic)-(\d+)(-\d+)?$/,
    (_, [, , colour = "", glory]) => ({ id: "word-emberheart-dragon", values: { colour, glory: Number(glory) } }),
  ],
  [/^(red|blue|green)-preserve(-\d+)?$/, (_, [, colour = ""]) => ({ id: "word-emberheart-preserve-card", values: { colour } })],
  [/^(red|blue|green)-garrison-(\d+)$/, (_, [, colour = "", n]) => ({ id: "word-emberheart-garrison-card", values: { colour, step: Number(n) } })],
  [/^(specialist|hireling)-per-([a-z-]+)$/, (_, [, lost = "", counted = ""]) => ({ id: "word-emberheart-raid-card", values: { lost, counted } })],
  [
    /^(guild|tavern|camp|mountain|preserve|garrison)-(\d)$/,
    (teller, [, place = "", n]) => ({ id: "word-emberheart-space", values: { place: teller.word(place), space: Number(n) } }),
  ],
  [/^([gtcmpa]\d-?)+$/, (teller, _, key) => ({ id: "word-emberheart-blocked-spaces", values: { spaces: teller.list(key.split("-").map((part) => space(teller, part))) } })],
  [/^(\d+-[a-z]+-?)+$/, (teller, _, key) => ({ id: "word-emberheart-tavern-card", values: { followers: teller.list(people(teller, key)) } })],
];

/** The text for a key that no word is written for. */
export function patternOf(teller: Teller, key: string): Found | undefined {
  for (const [pattern, found] of teller.title === "bonfire" ? BONFIRE : EMBERHEART) {
    const parts = pattern.exec(key);
    if (parts) return found(teller, parts, key);
  }
}

function line(row = "0", column = "0"): Record<string, number> {
  return { row: Number(row), column: Number(column), "last-row": Number(row) + 2, "last-column": Number(column) + 2 };
}

/** A Task of a component set of one's own: the kind of its condition, what it shows and how much it asks. */
function condition(teller: Teller, parts: string[], key: string): Found {
  const rest = parts[2] ?? "";
  const shown = new RegExp(`((?:-(?:${WORDS}))*)(?:-\\d+)?$`).exec(rest);
  const kind = rest.slice(0, shown?.index ?? rest.length);
  const words = (shown?.[1] ?? "").match(new RegExp(WORDS, "g")) ?? [];
  const values = { shown: words[0] ?? "none", second: words[1] ?? "none", tiles: teller.list(words.map((word) => teller.word(word))) };
  return { id: `word-bonfire-task-${kind}`, values: { ...values, number: teller.table.needs?.[key] ?? 1 } };
}

function space(teller: Teller, part: string): string {
  return `${teller.word(PLACES[part[0] ?? ""] ?? "")} ${part[1]}`;
}

function people(teller: Teller, key: string): string[] {
  return [...key.matchAll(/(\d+)-([a-z]+?)s?(?=-\d|$)/g)].map(([, number, kind]) => teller.count(kind ?? "", Number(number)));
}
