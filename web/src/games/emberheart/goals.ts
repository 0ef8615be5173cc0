/** The goals of a player of Emberheart: Garrison cards, dragons for heroes and Preserves, and what the raid would cost. */
import { t } from "../../lib/i18n.svelte";
import type { TableModel } from "../../lib/types";
import type { Goal } from "../types";
import { garrisonOf, heroesOf, preservesOf } from "./model";
import type { Band, Facts, View } from "./model";
import { missingOf, needsOf } from "./needs";
import { isPrinted, printedOf } from "./printed.svelte";

type Table = TableModel<View, Facts>;

function plans({ shown, seat, teller }: Table, band: Band): Goal[] {
  const open = garrisonOf(band).filter((card) => band.garrison[card] !== "completed");
  return open.map((card) => {
    const plan = printedOf().garrison(card);
    const needs = needsOf(plan, shown.facts.garrison[seat]?.[card]);
    const sum = (number: (need: (typeof needs)[number]) => number) => needs.reduce((all, need) => all + number(need), 0);
    return {
      group: t("eh-shelf-plans"),
      card,
      text: teller.word(card),
      where: missingOf(plan, needs),
      have: sum(({ have, need }) => Math.min(have, need)),
      need: sum(({ need }) => need),
      place: `card-${card}`,
    };
  });
}

function asleep({ teller }: Table, band: Band): Goal[] {
  const goal = (card: string, colour: string): Goal => ({
    group: t("goals-emberheart-asleep"),
    card,
    text: teller.word(card),
    where: t("eh-missing-dragons", { colour, number: 1 }),
    have: 0,
    need: 1,
    place: `card-${card}`,
  });
  return [
    ...heroesOf(band).flatMap((card) => (band.hero_dragons[card] ? [] : [goal(card, printedOf().heroColour(card))])),
    ...preservesOf(band).flatMap((card) => (band.preserve_dragons[card] ? [] : [goal(card, printedOf().preserveColour(card))])),
  ];
}

/** What each raid card would take from the seat, and whether the seat has enough. */
function raids({ shown, seat, teller }: Table): Goal[] {
  return shown.facts.raid.flatMap(({ card, state, loss }) => {
    const { hireling = 0, specialist = 0, flame = 0 } = loss[seat] ?? {};
    const need = hireling + specialist;
    if (state === "discarded" || need === 0) return [];
    const group = t("goals-emberheart-raid");
    const where = flame ? t("goals-emberheart-flame", { flame }) : undefined;
    return [
      { group, card: "mark raid", text: teller.word(card), ...(where && { where }), have: need - flame, need, place: `raid-${card}` },
    ];
  });
}

export function goals(table: Table): Goal[] {
  const { shown, seat } = table;
  const band = shown.view.bands[seat];
  if (!band || shown.over || !shown.seats[seat]?.mine || !isPrinted(shown.room.id)) return [];
  return [...plans(table, band), ...asleep(table, band), ...raids(table)];
}
