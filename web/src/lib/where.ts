/** Where a game stands, in a few words. */
import { gameOf } from "../games";
import { t } from "./i18n.svelte";
import { turnOf } from "./log";
import type { TableStore } from "./table.svelte";

/** Names of component sets that are longer are cut. */
const NAME = 24;

/** How far the game is, and the component set where it is not the shipped one. */
export function whereOf(table: TableStore): string {
  const set = table.shown.room.components ?? "";
  return [timeOf(table), set.length > NAME ? `${set.slice(0, NAME - 1)}…` : set].filter(Boolean).join(" · ");
}

/** The round where the game has rounds, else which of its turns the seat is having; and how many play. */
function timeOf(table: TableStore): string {
  const { shown } = table;
  const players = shown.seats.filter((seat) => seat.kind !== "tom").length;
  const round = gameOf(shown.room.title)?.round?.(shown);
  if (round !== undefined) return t("round-players", { round, players });
  const turn = turnOf(table.moves, shown.deciding ?? table.seat, shown.move);
  return turn === null ? "" : t("turn-players", { turn, players });
}
