/** What the inspector and screen readers say of a piece. */
import { gameOf } from "../../games";
import type { Inspection } from "../../games/types";
import type { Piece } from "../../lib/inspect.svelte";
import { t } from "../../lib/i18n.svelte";
import { levelName, seatName } from "../../lib/texts";
import type { TableModel } from "../../lib/types";

/** A text as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A seat looks alike in every game: who sits there, and the figures beside the name. */
function seatOf(number: number, { shown }: TableModel): Inspection | null {
  const seat = shown.seats[number];
  if (!seat) return null;
  const { title } = shown.room;
  const stats = gameOf(title)?.stats(shown, number) ?? [];
  return {
    name: seatName(seat),
    kind: seat.level ? t("seat-bot", { level: levelName(seat.level) }) : undefined,
    effect: t("inspect-score", { points: shown.scores[number] ?? 0 }),
    now: stats.map((stat) => ({ icon: stat.icon, text: `${t(`stat-${title}-${stat.word}`)}: ${stat.number}` })),
  };
}

/** What a game says of a piece; else the plain words that the server sends. */
export function inspectionOf(piece: Piece, table: TableModel): Inspection {
  const [kind, key = ""] = piece.is.split(" ");
  const found = kind === "seat" ? seatOf(Number(key), table) : gameOf(table.shown.room.title)?.inspect?.(piece.is, table);
  if (found) return found.name ? found : { ...found, name: piece.label ?? "" };
  const move = piece.option ? table.teller.move(piece.option) : "";
  return { name: piece.label ?? move, effect: move === piece.label ? "" : move, now: [] };
}

export function priceOf(piece: Piece, found: Inspection, table: TableModel): string {
  return piece.option?.price.length ? table.teller.price(piece.option.price) : (found.price ?? "");
}

/** The same words as the inspector shows, for the description of a piece. */
export function wordsOf(piece: Piece, table: TableModel): string {
  const found = inspectionOf(piece, table);
  const price = priceOf(piece, found, table);
  const parts = [
    piece.label?.toLowerCase().includes(found.name.toLowerCase()) ? "" : found.name,
    found.kind ?? "",
    found.effect,
    price && `${t("inspect-price")}: ${price}`,
    ...found.now.map((line) => line.text),
    piece.forbidden && !piece.option ? table.teller.refusal(piece.forbidden.refusal) : "",
  ];
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
