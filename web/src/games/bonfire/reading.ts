/** The table of Bonfire as text: what its fields mean, with owners, colours, points and prices in words. */
import { t } from "../../lib/i18n.svelte";
import type { Part } from "../../lib/plain";
import type { Reading } from "../types";
import { councilLabel, ringLabel } from "./labels";
import { printedOf } from "./printed.svelte";
import type { BonfireTable, City, Island, Pile, View } from "./types";

type Told = string | Part[] | null;
type Tell<Beside> = (table: BonfireTable, beside: Beside) => Told;

const part = (text: string, name = ""): Part => ({ name, text, parts: [] });
const printed = ({ shown }: BonfireTable) => printedOf(shown.room.id);
const seven = [1, 2, 3, 4, 5, 6, 7];
const space = (number: number): string => t("bf-text-space", { number });

function task(table: BonfireTable, key: string, lit: boolean): string {
  const { colour, points } = printed(table).tasks[key]!;
  const fact = lit ? undefined : table.shown.facts.tasks?.[key];
  const known = { have: fact?.have ?? 0, need: fact?.need ?? 0, known: fact ? "yes" : "no" };
  return t("bf-text-task", { colour, lit: lit ? "yes" : "no", task: table.teller.word(key), points, ...known });
}

/** What lies at an island: Tasks and Offerings by their places, and the price of sailing there. */
function island(table: BonfireTable, [name, { tasks, owners, offerings }]: [string, Island]): Part {
  const { shown, teller } = table;
  const slots = tasks.map((key, slot) => {
    const owner = teller.people[owners[slot] ?? -1]?.name;
    const resource = offerings[slot];
    if (key) return part(task(table, key, false), space(slot + 1));
    return part(owner && resource ? t("bf-text-offering", { who: owner, resource: teller.word(resource) }) : "", space(slot + 1));
  });
  const price = shown.facts.prices?.sail?.[name];
  return {
    name: teller.word(name),
    text: "",
    parts: [...slots.filter((slot) => slot.text), ...(price ? [part(t("bf-island-price", { number: price }))] : [])],
  };
}

const gnomes = (table: BonfireTable, keys: (string | null)[]): string =>
  keys
    .flatMap((key) =>
      key ? [t("bf-gnome", { name: table.teller.word(key), resource: table.teller.word(printed(table).gnomes[key]!) })] : [],
    )
    .join("; ");

const cards = (table: BonfireTable, numbers: number[]): string =>
  numbers.map((number) => t(`tom-bonfire-${printed(table).tom[number]!.card}`)).join(", ");

/** The fields of the whole table. */
const TABLE: Record<string, Tell<View>> = {
  countdown_pile: ({ shown: { view, facts } }) =>
    [view.countdown_pile, ...(view.counting ? [] : [t("bf-countdown-at", { number: facts.novices, goal: facts.countdown_at })])].join("; "),
  islands: (table, { islands }) => Object.entries(islands).map((one) => island(table, one)),
  ring: (table, { ring }) => ring.map((_, space) => part(ringLabel(table, space))),
  council: (table, { council }) => council.map((_, place) => part(councilLabel(table, place), space(place + 1))),
  neutral: (_, { neutral }) =>
    Object.entries(neutral)
      .flatMap(([common, there]) => (there ? [t(`common-bonfire-${common}`)] : []))
      .join("; "),
  gnome_display: (table, view) => gnomes(table, view.gnome_display),
  elders: (table, view) =>
    gnomes(
      table,
      Object.keys(view.elders).filter((elder) => view.elders[elder]),
    ),
  tom_pile: (table, view) => cards(table, (view.tom_pile as { contents?: number[] }).contents ?? []),
  tom_discard: (table, view) => cards(table, view.tom_discard),
  tom_played: (table, view) => t("bf-tom-played", { played: view.tom_played, most: printed(table).tom_last_card }),
};

/** The fields of a city. */
const CITY: Record<string, Tell<City>> = {
  board: (_, { board }) => board,
  tasks: (table, { tasks, lit }) => tasks.flatMap((key, at) => (key ? [part(task(table, key, lit[at] === 1), space(at + 1))] : [])),
  lit: () => "",
  novices: ({ teller }, { novices }) => {
    const spaces = seven.filter((space) => novices[space - 1]).map(String);
    return spaces.length ? t("bf-text-spaces", { number: spaces.length, spaces: teller.list(spaces) }) : "";
  },
  portals: (table, { board, portals }) =>
    seven
      .filter((space) => portals[space - 1])
      .map((space) => t("bf-text-notch", { space, shape: table.teller.word(printed(table).boards[board]![space - 1]!) }))
      .join("; "),
  earned: (_, { earned }) =>
    Object.entries(earned)
      .flatMap(([source, points]) => (points ? [`${t(`source-bonfire-${source}`)}: ${points}`] : []))
      .join("; "),
  column: ({ teller }, { column }) =>
    t("bf-text-column", { tiles: column.map((tile) => teller.word(tile).replaceAll(" · ", ", ")).join("; ") }),
  offerings: ({ teller }, { offerings: { left, right, ...rest } }) => {
    const pile = ({ open, count }: Pile) =>
      open ? t("bf-offering", { resource: teller.word(open), number: count }) : t("bf-offering-none");
    const hidden = rest["face-down"];
    const number = (resource: string) => hidden.filter((one) => one === resource).length;
    const down = [...new Set(hidden)].map((resource) => teller.count(resource, number(resource))).join(", ");
    const face = down ? [part(down, t("part-bonfire-face-down"))] : [];
    return [part(pile(left), t("part-bonfire-left")), part(pile(right), t("part-bonfire-right")), ...face];
  },
};

export const reading: Reading = {
  hidden: ["players", "seats", "turn", "late", "path_known", "cells", "first_tile"],
  people: ["cities"],
  seats: ["start"],
  told: (table) => (field, beside) =>
    "cities" in beside
      ? (TABLE[field]?.(table, beside as unknown as View) ?? null)
      : "board" in beside
        ? (CITY[field]?.(table, beside as unknown as City) ?? null)
        : null,
};
