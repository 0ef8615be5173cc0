/** Against whom a game begins with one click, and how the player has fared against them. */
import { cardOf } from "../games";
import { api } from "./api";
import type { NewSeat, Standing } from "./api";
import { maybe, t } from "./i18n.svelte";
import { me } from "./me.svelte";
import { levelName } from "./texts";
import type { Title } from "./types";

/** The opponent that belongs to a game, by the kind of its seat. */
export const OWN = "tom";
/** From the gentlest to the strongest; the server may have others. */
const LEVELS = ["spark", "ember", "flame", "blaze", "inferno"];
/** With how many opponents a game can begin, at most. */
const MOST = 3;
const KEY = "firelight.against.";

export interface Choice {
  opponent: string;
  number: number;
}

export function levels(): string[] {
  return me.about?.levels ?? LEVELS;
}

/** Whom one can play against alone. */
export function opponentsOf(title: Title): string[] {
  return [...(cardOf(title).alone ? [OWN] : []), ...levels()];
}

/** With how many of them, as the numbers of players allow. */
export function numbersOf(title: Title): number[] {
  const [least, most] = me.about?.games.find((one) => one.game === title)?.players ?? [2, 2];
  const first = Math.max(1, least - 1);
  return Array.from({ length: Math.max(1, Math.min(MOST, most - first)) }, (_, more) => first + more);
}

/** What was chosen last time, or the gentlest opponent. */
export function choiceOf(title: Title): Choice {
  let kept: Partial<Choice> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY + title) ?? "{}") as Partial<Choice>;
  } catch {
    localStorage.removeItem(KEY + title);
  }
  const all = opponentsOf(title);
  const numbers = numbersOf(title);
  return {
    opponent: all.find((one) => one === kept.opponent) ?? all[0]!,
    number: numbers.find((one) => one === kept.number) ?? numbers[0]!,
  };
}

export function keepChoice(title: Title, choice: Choice): void {
  localStorage.setItem(KEY + title, JSON.stringify(choice));
}

export function seatsAgainst({ opponent, number }: Choice): NewSeat[] {
  const bots = opponent === OWN ? [] : Array.from({ length: number }, () => ({ kind: "bot" as const, level: opponent }));
  return [{ kind: "me" }, ...bots];
}

/** A seat as `Face` draws it. */
export function seatOf(opponent: string): { kind: string; level: string | null } {
  return opponent === OWN ? { kind: OWN, level: null } : { kind: "bot", level: opponent };
}

export function opponentName(title: Title, opponent: string): string {
  const own = cardOf(title).alone;
  return opponent === OWN && own ? t(own.name) : levelName(opponent);
}

export function opponentAbout(title: Title, opponent: string): string {
  const own = cardOf(title).alone;
  return opponent === OWN && own ? t(own.about) : (maybe(`level-${opponent}.help`) ?? "");
}

const found: { standings: Standing[] } = $state({ standings: [] });

export async function readStandings(): Promise<void> {
  found.standings = await api.standings();
}

/** The games against an opponent, of one title or of all. */
export function standingOf(opponent: string, title?: Title): { played: number; won: number } {
  const those = found.standings.filter((one) => one.opponent === opponent && (title === undefined || one.game === title));
  return { played: those.reduce((sum, one) => sum + one.played, 0), won: those.reduce((sum, one) => sum + one.won, 0) };
}

/** The standing in words. */
export function standingText(opponent: string, title?: Title): string {
  const { played, won } = standingOf(opponent, title);
  return played ? t("standing", { won, played }) : t("standing-none");
}
