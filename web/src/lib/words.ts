/** How the words of a game are found and its events told. */
import type { Teller, Values } from "./teller";

/** A message and what is put into it. */
export interface Found {
  id: string;
  values: Values;
}

/** What the text board must know of the fields of a game's view to tell them in words. */
export interface Fields {
  /** What nobody wants to read. */
  hidden?: string[];
  /** Lists with one element for each seat. */
  people?: string[];
  /** Fields that hold the number of a seat, alone or several. */
  seats?: string[];
  /** Fields that are 1 where something is so. */
  flags?: string[];
  /** Fields that hold a place, counted from 0. */
  places?: string[];
  /** Fields whose numbers are all told, 0 as well. */
  levels?: string[];
  /** What a field says in words of its own, from the fields beside it. */
  shown?: (field: string, beside: Record<string, unknown>, teller: Teller) => string | null;
}

/** Words that component sets make: one text serves all that match. */
export type Pattern = [RegExp, (teller: Teller, parts: string[], key: string) => Found];

/** All but the patterns, the area and the fields is declared in `words.json` beside the texts of the game, which Python reads as well. */
export interface Words {
  patterns: Pattern[];
  /** Events that are told together: what comes `in`, what goes `out`. */
  runs: Record<string, string>;
  /** The piece that an event of a run counts where it names none. */
  counted: string;
  /** The rows and columns of the grid whose squares are told, where there is one. */
  area?: number[];
  fields?: Fields;
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
