/** Words that component sets make: `blue-herb-2` is a Path Tile, `red-5-1` a dragon. Each pattern has one text for all its words. */

import type { Teller, Values } from "./teller";

interface Found {
  id: string;
  values: Values;
}
type Pattern = [RegExp, (teller: Teller, parts: string[], key: string) => Found];

const PLACES: Record<string, string> = { g: "guild", t: "tavern", c: "camp", m: "mountain", p: "preserve", a: "garrison" };
const KINDS = "(path|ship|task|guardian|great-bonfire|gnome|yellow)";
const RESOURCES = "(blossom|fruit|herb|shell|root|gold)";
const WORDS = "path|ship|task|guardian|great-bonfire|gnome|yellow|blossom|fruit|herb|shell|root|gold|own|pink|grey|brown|blue|red";

const DRAGON = /^(?:captive-)?(red|blue|green|exotic)-(\d+)(-\d+)?$/;

const BONFIRE: Pattern[] = [
  [/^T\d+$/, (teller, [name = ""]) => word("bonfire-island", { name, resource: teller.table.islands?.[name] ?? "none" })],
  [/^path-(\d)$/, (_, [, n]) => word("bonfire-path-space", { space: Number(n) })],
  [/^bonfire-(\d)$/, (_, [, n]) => word("bonfire-bonfire-space", { space: Number(n) })],
  [/^seat-(\d)$/, (teller, [, seat]) => word("bonfire-novice-of", { who: teller.people[Number(seat)]?.name ?? "" })],
  [/^[A-D]$/, (_, [name = ""]) => word("bonfire-board", { name })],
  [/^(-?\d),(-?\d) (across|down)$/, (_, [, row, column, way]) => word(`bonfire-line-${way}`, line(row, column))],
  [matching("(blue|red|yellow)", RESOURCES), (_, [, crystal = "", resource = ""]) => word("bonfire-path-tile", { crystal, resource })],
  [matching(KINDS, KINDS, KINDS), (teller, kinds) => word("bonfire-fate-tile", { symbols: symbols(teller, kinds) })],
  [/^(blue|red|yellow)-([a-z0-9-]+)$/, condition],
];

const EMBERHEART: Pattern[] = [
  [DRAGON, (_, [, colour = "", glory]) => word("emberheart-dragon", { colour, glory: Number(glory) })],
  [/^(red|blue|green)-preserve(-\d+)?$/, (_, [, colour = ""]) => word("emberheart-preserve-card", { colour })],
  [/^(red|blue|green)-garrison-(\d+)$/, (_, [, colour = "", n]) => word("emberheart-garrison-card", { colour, step: Number(n) })],
  [/^(specialist|hireling)-per-([a-z-]+)$/, (_, [, lost = "", counted = ""]) => word("emberheart-raid-card", { lost, counted })],
  [/^([a-z]+)-([1-5])$/, (teller, [, place = "", n]) => word("emberheart-space", { place: teller.word(place), space: Number(n) })],
  [/^([gtcmpa]\d-?)+$/, (teller, _, key) => word("emberheart-blocked-spaces", { spaces: teller.list(spaces(teller, key)) })],
  [/^(\d+-[a-z]+-?)+$/, (teller, _, key) => word("emberheart-tavern-card", people(teller, key))],
];

/** The text for a key that no word is written for. */
export function patternOf(teller: Teller, key: string): Found | undefined {
  for (const [pattern, found] of teller.title === "bonfire" ? BONFIRE : EMBERHEART) {
    const parts = pattern.exec(key);
    if (parts) return found(teller, parts, key);
  }
}

/** Words joined by hyphens, with a number where there are several of the same. */
function matching(...words: string[]): RegExp {
  return new RegExp(`^${words.join("-")}(?:-\\d+)?$`);
}

function word(name: string, values: Values): Found {
  return { id: `word-${name}`, values };
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
  const words = (shown?.[1] ?? "").match(new RegExp(WORDS, "g")) ?? [];
  const tiles = teller.list(words.map((one) => teller.word(one)));
  const [shownFirst = "none", second = "none"] = words;
  return word(`bonfire-task-${kind}`, { shown: shownFirst, second, tiles, number: teller.table.needs?.[key] ?? 1 });
}

function spaces(teller: Teller, key: string): string[] {
  return key.split("-").map((part) => `${teller.word(PLACES[part[0] ?? ""] ?? "")} ${part[1]}`);
}

/** The followers of a Tavern card as they stand, and as an object. */
function people(teller: Teller, key: string): Values {
  const found = [...key.matchAll(/(\d+)-([a-z]+?)s?(?=-\d|$)/g)];
  const counted = (form: string) => teller.list(found.map(([, number, kind]) => teller.count(kind ?? "", Number(number), form)));
  return { followers: counted("count"), objects: counted("count-acc") };
}
