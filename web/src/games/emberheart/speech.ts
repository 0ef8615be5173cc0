/** Words of the game in the chosen language, for the board. */
import { hyphenated } from "../../lib/i18n.svelte";
import { speak } from "../../lib/texts";
import { words } from "./words";

const teller = speak("emberheart", words);

/** `scout`, `red-5-1`, `bard`: the word for a key of the vocabularies; counted where a number is given. */
export function word(key: string, n?: number): string {
  return n === undefined ? teller.word(key) : teller.count(key, n);
}

/** Another form of a word, or a text that belongs to it: `help`, `glory`, `acc`. */
export const textOf = (key: string, form: string): string => teller.word(key, form);

const VOWEL = "aeiouyäöüąęó";
const BREAK = new RegExp(`([${VOWEL}])([^${VOWEL}\\s-]?)(?=[^${VOWEL}\\s-][${VOWEL}])`, "gi");

/** A text whose words may be broken at their syllables where room is short. */
export const breakable = (text: string): string => text.replace(BREAK, "$1$2\u00ad");

/** A word of the game that may be broken: as its text says, or else at its syllables. */
export function breakableWord(key: string): string {
  const text = hyphenated(`word-emberheart-${key}`);
  return text?.includes("\u00ad") ? text : breakable(word(key));
}

export const list = (parts: string[]): string => teller.list(parts);

/** `2 scouts and 1 hireling`. */
export function people(followers: Record<string, number>): string {
  return list(
    Object.entries(followers)
      .filter(([, number]) => number > 0)
      .map(([kind, number]) => word(kind, number)),
  );
}
