/** The table of Emberheart as text: what its fields mean, with levels, costs, owners and dragons in words. */
import { t } from "../../lib/i18n.svelte";
import type { Part } from "../../lib/plain";
import { seatName } from "../../lib/texts";
import type { TableModel } from "../../lib/types";
import type { Reading } from "../types";
import { spoken } from "./inspect";
import type { Band, Card, Facts, RaidFact, View } from "./model";
import { needsOf } from "./needs";
import { isPrinted, printedOf } from "./printed.svelte";

type Table = TableModel<View, Facts>;
type Tell<Beside> = (table: Table, beside: Beside) => string | Part[];

const part = (text: string, name = ""): Part => ({ name, text, parts: [] });
const offered = (table: Table, cards: Card[]): string => cards.flatMap((card) => (card ? [spoken(table, card)] : [])).join("; ");

/** The levels of the Mountain, from the highest; the higher ones cost more than the card says. */
const LEVELS: [name: string, cards: [from: number, to: number]][] = [
  ["peak", [5, 6]],
  ["ridge", [3, 5]],
  ["foot", [0, 3]],
];

function mountain(table: Table, cards: Card[]): Part[] {
  return LEVELS.map(([level, between]) => {
    const there = offered(table, cards.slice(...between)) || t("eh-text-none");
    return part(t(`eh-text-${level}`, { cards: there }), t(`eh-level-${level}`));
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
  const there = Object.keys(cards).filter((card) => cards[card]);
  const told = there.map((card) => {
    const dragon = dragons[card];
    return t(dragon ? "eh-card-with" : "eh-card-waits", { card: teller.word(card), dragon: dragon ? teller.word(dragon) : "" });
  });
  return told.join("; ");
}

/** The fields of the whole table. */
const TABLE: Record<string, Tell<View>> = {
  side: (_, { side }) => (side ? "B" : "A"),
  tavern: (table, view) => offered(table, view.tavern),
  camp: (table, view) => offered(table, view.camp),
  mountain: (table, view) => mountain(table, view.mountain),
  garrison: (table, view) => view.garrison.flatMap((card) => (card ? [part(plan(table, card))] : [])),
  raid: (table) => table.shown.facts.raid.map((one) => raid(table, one)),
  raid_discarded: () => "",
};

/** The fields of a band. */
const BAND: Record<string, Tell<Band>> = {
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
  /** Plain until what is printed has come. */
  told: (table) => (field, beside) =>
    !isPrinted(table.shown.room.id)
      ? null
      : "bands" in beside
        ? (TABLE[field]?.(table, beside as unknown as View) ?? null)
        : "skill" in beside
          ? (BAND[field]?.(table, beside as unknown as Band) ?? null)
          : null,
};
