/** The goals of a player of Bonfire: the Tasks in the city, and those on the islands that are nearly fulfilled. */
import { t } from "../../lib/i18n.svelte";
import type { Goal } from "../types";
import type { BonfireTable, Progress } from "./types";

/** How many goals to show, and how many of them at least are on the islands. */
const MOST = 4;
const FROM_ISLANDS = 2;

const lacking = ({ have, need }: Progress): number => Math.max(0, need - have);
const stand = ({ have, need }: Progress) => ({ have: Math.min(have, need), need });

function inCity({ shown, seat, teller }: BonfireTable): Goal[] {
  const city = shown.view.cities[seat];
  return (city?.tasks ?? []).flatMap((task, at) => {
    const fact = task && !city!.lit[at] ? shown.facts.tasks?.[task] : undefined;
    if (!task || !fact) return [];
    const place = `city-${seat}-task-${at + 1}`;
    return [{ group: t("goals-bonfire-city"), card: `task ${task}`, text: teller.word(task), place, ...stand(fact) }];
  });
}

function onIslands({ shown, seat, teller }: BonfireTable): Goal[] {
  const ship = shown.view.cities[seat]?.ship;
  const tasks = Object.entries(shown.view.islands).flatMap(([island, { tasks }]) =>
    tasks.flatMap((task, at) => {
      const fact = task ? shown.facts.tasks?.[task] : undefined;
      return task && fact ? [{ task, fact, island, slot: at + 1, ships: shown.facts.prices?.sail?.[island] ?? 0 }] : [];
    }),
  );
  tasks.sort((one, other) => lacking(one.fact) - lacking(other.fact) || one.ships - other.ships || other.fact.points - one.fact.points);
  return tasks.map(({ task, fact, island, slot, ships }) => ({
    group: t("goals-bonfire-islands"),
    card: `task ${task}`,
    text: teller.word(task),
    where: t("goals-bonfire-island", { island, ship: island === ship ? "here" : "away", price: teller.count("ship", ships, "count-acc") }),
    place: `island-${island}-${slot}`,
    ...stand(fact),
  }));
}

export function goals(table: BonfireTable): Goal[] {
  const { shown, seat } = table;
  if (shown.over || !shown.seats[seat]?.mine) return [];
  const [held, tasks] = [inCity(table), shown.view.cities[seat]?.tasks ?? []];
  const room = tasks.some((task) => task === null);
  return [...held, ...(room ? onIslands(table).slice(0, Math.max(FROM_ISLANDS, MOST - held.length)) : [])];
}
