/** How the words of a game are found and its events told. */
import type { Teller, Values } from "./teller";

/** A message and what is put into it. */
export interface Found {
  id: string;
  values: Values;
}

/** Words that component sets make: one text serves all that match. */
export type Pattern = [RegExp, (teller: Teller, parts: string[], key: string) => Found];

/** All but the patterns is declared in `words.json` beside the texts of the game, which Python reads as well. */
export interface Words {
  patterns: Pattern[];
  /** Events that are told together: what comes `in`, what goes `out`. */
  runs: Record<string, string>;
  /** The piece that an event of a run counts where it names none. */
  counted: string;
  /** Arguments of moves whose words have texts of their own: `bonus-GAME-ship` is more than the word ship. */
  families: Record<string, string>;
  /** The same for the arguments of events, by their place. */
  eventFamilies: Record<string, string[]>;
  /** Events that go without saying unless another one follows. */
  onlyBefore: Record<string, string>;
}

/** The words of a game whose own are not there. */
export const NO_WORDS: Words = { patterns: [], runs: {}, counted: "", families: {}, eventFamilies: {}, onlyBefore: {} };

/** A message of a word. */
export function word(name: string, values: Values): Found {
  return { id: `word-${name}`, values };
}
