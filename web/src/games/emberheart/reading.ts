/** The table of Emberheart as text: what its fields mean, with levels, costs, owners and dragons in words. */
import { t } from "../../lib/i18n.svelte";
import type { Part } from "../../lib/plain";
import { seatName } from "../../lib/texts";
import type { TableModel } from "../../lib/types";
import type { Reading } from "../types";
import { costOf, spoken } from "./inspect";
import { AIDES, NEUTRAL, PLACES, SPACES, crowd, partyAt } from "./model";
import type { Band, Card, Facts, Party, PlaceName, RaidFact, View } from "./model";
import { needsOf } from "./needs";
import { printedOf } from "./printed.svelte";

type Table = TableModel<View, Facts>;
type Tell<Beside> = (table: Table, beside: Beside) => string | Part[];

const part = (text: string, name = ""): Part => ({ name, text, parts: [] });
const number = (value: number): string => (value ? String(value) : t("eh-text-none"));
const there = (cards: Card[]): string[] => cards.filter((card) => card !== null);

/** A dragon of the offer with its glory and its price. */
function dragon(table: Table, card: string): string {
  const price = costOf(table, card, "count-acc");
  return t("eh-text-dragon", { dragon: table.teller.word(card, "aloud"), price: price || "none" });
}
const dragons = (table: Table, cards: Card[]): string =>
  there(cards)
    .map((card) => dragon(table, card))
    .join("; ");

/** Who is at which space of a location, and which ones are free. */
function location(table: Table, place: PlaceName): Part {
  const { shown, teller } = table;
  const all = [...SPACES].reverse().map((space) => ({ space, party: partyAt(shown.view, place, space) }));
  const taken = all
    .filter(({ party }) => party.seat !== null)
    .map(({ space, party }) => t("eh-text-space", { space, party: people(table, party) }));
  const free = all.filter(({ party }) => party.seat === null).map(({ space }) => String(space));
  const left = t("eh-text-free", { number: free.length, spaces: teller.list(free) });
  return part([...taken, left].join("; "), teller.word(place));
}

function people({ shown, teller }: Table, { seat, followers, companion, took }: Party): string {
  if (seat === null || seat === NEUTRAL) return t("eh-text-neutral");
  const counted = Object.entries(followers).flatMap(([kind, number]) => (number ? [teller.count(kind, number)] : []));
  return t("eh-text-party", {
    who: seatName(shown.seats[seat]!),
    size: crowd(followers),
    people: teller.list(counted),
    companion: companion ? "yes" : "no",
    took: took ? "yes" : "no",
  });
}

/** The levels of the Mountain, from the highest; the higher ones cost more than the card says. */
const LEVELS: [name: string, cards: [from: number, to: number]][] = [
  ["peak", [5, 6]],
  ["ridge", [3, 5]],
  ["foot", [0, 3]],
];

function mountain(table: Table, cards: Card[]): Part[] {
  return LEVELS.map(([level, between]) => {
    const told = dragons(table, cards.slice(...between)) || t("eh-text-none");
    return part(t(`eh-text-${level}`, { cards: told }), t(`eh-level-${level}`));
  });
}

/** So many dragons of a colour, heroes or followers. */
function asked({ teller }: Table, what: string, number: number): string {
  if (what === "hero") return t("eh-missing-heroes", { number });
  return ["red", "blue", "green"].includes(what) ? t("eh-missing-dragons", { colour: what, number }) : teller.count(what, number);
}

/** A Garrison card of the offer: its glory and what it asks for. */
function plan(table: Table, card: string): string {
  const plan = printedOf().garrison(card);
  const needs = needsOf(plan, undefined).map(({ what, need }) => asked(table, what, need));
  return `${table.teller.word(card)}, ${table.teller.count("glory", plan.glory)}: ${table.teller.list(needs)}`;
}

/** A Garrison card of a band: whether it is completed, and what it still asks for. */
function own(table: Table, card: string, state: string, seat: number): string {
  const name = t(state === "completed" ? "eh-plan-done" : "eh-plan-open", { card: table.teller.word(card) });
  const missing = needsOf(printedOf().garrison(card), table.shown.facts.garrison[seat]?.[card]).filter((need) => need.missing > 0);
  const things = table.teller.list(missing.map((need) => asked(table, need.what, need.missing)));
  return state === "completed" || !things ? name : `${name}. ${t("eh-plan-missing", { things })}`;
}

function raid({ shown, teller }: Table, { card, state, loss }: RaidFact): Part {
  const losses = loss.map((one, seat) =>
    t("eh-raid-loss", {
      who: seatName(shown.seats[seat]!),
      number: (one["hireling"] ?? 0) + (one["specialist"] ?? 0),
      flame: one["flame"] ?? 0,
    }),
  );
  return part(t(state === "discarded" ? "eh-raid-discarded" : "eh-raid-card", { card: teller.word(card), losses: losses.join(", ") }));
}

/** Heroes or Preserves with the dragons that are attached to them. */
function homes({ teller }: Table, cards: Record<string, number>, dragons: Record<string, Card>): string {
  const held = Object.keys(cards).filter((card) => cards[card]);
  const told = held.map((card) => {
    const dragon = dragons[card];
    return t(dragon ? "eh-card-with" : "eh-card-waits", { card: teller.word(card), dragon: dragon ? teller.word(dragon, "aloud") : "" });
  });
  return told.join("; ");
}

/** The fields of the whole table. */
const TABLE: Record<string, Tell<View>> = {
  side: (_, { side }) => (side ? "B" : "A"),
  aides: ({ shown, teller }, { aides }) =>
    AIDES.map((aide) => {
      const seat = aides[aide];
      return `${teller.word(aide)}: ${seat === null ? t("eh-text-open") : seatName(shown.seats[seat]!)}`;
    }).join(", "),
  parties: (table) => PLACES.map((place) => location(table, place)),
  tavern: (table, view) =>
    there(view.tavern)
      .map((card) => spoken(table, card))
      .join("; "),
  camp: (table, view) => dragons(table, view.camp),
  mountain: (table, view) => mountain(table, view.mountain),
  garrison: (table, view) => view.garrison.flatMap((card) => (card ? [part(plan(table, card))] : [])),
  raid: (table) => table.shown.facts.raid.map((one) => raid(table, one)),
  raid_discarded: () => "",
};

/** The fields of a band. */
const BAND: Record<string, Tell<Band>> = {
  skill: ({ shown, teller }, { skill }) => (shown.view.side ? teller.word(skill) : ""),
  gear: (_, { gear }) => number(gear),
  crests: (_, { crests }) => number(crests),
  dragons: ({ teller }, band) =>
    Object.entries(band.dragons)
      .flatMap(([card, state]) => (state === "no" ? [] : [`${teller.word(card, "aloud")}, ${t(`part-emberheart-${state}`)}`]))
      .join("; "),
  heroes: (table, band) => homes(table, band.heroes, band.hero_dragons),
  preserves: (table, band) => homes(table, band.preserves, band.preserve_dragons),
  garrison: (table, band) =>
    Object.entries(band.garrison).flatMap(([card, state]) =>
      state === "no" ? [] : [part(own(table, card, state, table.shown.view.bands.indexOf(band)))],
    ),
};

export const reading: Reading = {
  hidden: ["players", "turn", "dragon_colours", "hero_dragons", "preserve_dragons", "garrison_next"],
  people: ["bands"],
  seats: ["shield", "seat", "bard_seat"],
  told: (table) => (field, beside) =>
    "bands" in beside
      ? (TABLE[field]?.(table, beside as unknown as View) ?? null)
      : "skill" in beside
        ? (BAND[field]?.(table, beside as unknown as Band) ?? null)
        : null,
};
