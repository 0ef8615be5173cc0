/** The words of a table: a teller that speaks the chosen language. */
import { gameOf } from "../games";
import { ApiError } from "./api";
import { has, maybe, t } from "./i18n.svelte";
import { GUEST, me } from "./me.svelte";
import { language } from "./settings.svelte";
import { Teller } from "./teller";
import type { Person, Values } from "./teller";
import type { Args, Table, Title } from "./types";
import { NO_WORDS } from "./words";
import type { Words } from "./words";

const LEVEL = /^([A-Z][a-z]+)( \d+)?$/;
const TEXTS = { text: (id: string, values?: Values) => maybe(id, values) };

/** What a teller wants to know of a table. */
interface Told {
  room: Pick<Table["room"], "title">;
  seats: SeatWords[];
  facts?: unknown;
}

interface SeatWords {
  seat: number;
  name: string;
  kind: string;
  mine: boolean;
  level?: string | null;
  twin?: number;
}

/** The teller of a table. Make it inside a template or a $derived, so that it follows the language and the game that is loaded. */
export function tellerOf(table: Told | null): Teller {
  if (!table) return speak("", NO_WORDS);
  const { title } = table.room;
  const game = gameOf(title);
  return new (game?.Teller ?? Teller)(TEXTS, title, game?.words ?? NO_WORDS, seatNames(table), table.facts);
}

/** A teller of a game without a table. */
export function speak(title: Title, words: Words): Teller {
  return new Teller(TEXTS, title, words);
}

/** The name of a game: its text, else what the server calls it. */
export function gameName(title: Title): string {
  return maybe(`game-${title}`) ?? me.about?.games.find((one) => one.game === title)?.name ?? title;
}

/** The game in one sentence. */
export function gameAbout(title: Title): string {
  return maybe(`about-${title}`) ?? me.about?.games.find((one) => one.game === title)?.about ?? "";
}

export function seatNames(table: { seats: SeatWords[] }): Person[] {
  return table.seats.map((seat) => ({ name: seatName(seat), mine: seat.mine }));
}

export function seatName(seat: Omit<SeatWords, "mine">): string {
  if (seat.name) return seat.kind === "bot" ? botName(seat.name) : personName(seat.name);
  if (seat.kind === "tom") return t("seat-tom");
  if (seat.kind === "bot" && seat.level) return seat.twin ? `${levelName(seat.level)} ${seat.twin}` : levelName(seat.level);
  return seat.kind === "open" ? t("seat-open") : t("seat-number", { number: seat.seat + 1 });
}

/** What a person is called: the server calls everybody without a name Guest, and numbers them where there are several at a table. */
export function personName(name: string): string {
  const guest = GUEST.exec(name);
  if (!guest) return name;
  return guest[1] ? t("guest-number", { number: Number(guest[1]) }) : t("guest");
}

/** What a bot is called: the name that somebody gave it, or that of its level (`Flame`, `Flame 2`). A bot may hold the seat of a guest who left. */
function botName(name: string): string {
  const [, level = "", number = ""] = LEVEL.exec(name) ?? [];
  const known = level ? maybe(`level-${level.toLowerCase()}`) : null;
  return known ? `${known}${number}` : personName(name);
}

export function levelName(level: string): string {
  return maybe(`level-${level}`) ?? level;
}

/** What to say about an error. What a server newer than this page says, and what the browser says of itself, may be in any language. */
export function problemText(problem: unknown): string {
  if (problem instanceof ApiError) {
    const id = `error-${problem.code}`;
    if (has(id)) return t(id, problem.args);
    return (language() === "en" && problem.message) || t("error-unknown");
  }
  return isOurs(problem) ? problem.message : t("error-unknown");
}

/** An error that this page made, of its own texts; those of the browser are of classes such as TypeError. */
function isOurs(problem: unknown): problem is Error {
  return problem instanceof Error && problem.constructor === Error && problem.message !== "";
}

/** The prompt line: whose turn it is and what is awaited. */
export function promptOf(table: Table): string {
  if (table.room.status === "waiting") return t("prompt-waiting");
  if (table.over) return winnersText(table);
  return tellerOf(table).ask(table.decision, table.deciding, (table.facts?.asked as Args | undefined) ?? {});
}

export function winnersText(table: Table): string {
  const names = table.winners.map((seat) => seatName(table.seats[seat]!));
  const mine = table.winners.length === 1 && table.seats[table.winners[0]!]?.mine;
  return mine ? t("prompt-you-won") : t("prompt-won", { names: tellerOf(table).list(names), number: names.length });
}
