/** The rules reference of a game: its entries, read from its texts. */
import type { Rules } from "./types";

export interface Chapter {
  id: string;
  slugs: string[];
}

export interface Reference {
  chapters: Chapter[];
  /** Rule number -> entry. */
  numbers: Record<string, string>;
  /** Pieces, decisions, options and lines of the score sheet -> entry. */
  topics: Record<string, string>;
}

const ENTRY = /^rule-[a-z]+-(\S+) =/;
const NUMBERS = /^ +\.numbers = (.+)/;

/** The entries of a file of texts in chapters, and the rules that each explains. */
export function referenceOf({ chapters, topics }: Rules, texts: string): Reference {
  const found: Reference = { chapters: [], numbers: {}, topics };
  let slug = "";
  for (const line of texts.split("\n")) {
    slug = ENTRY.exec(line)?.[1] ?? slug;
    if (ENTRY.test(line)) {
      const [id, first] = chapters[found.chapters.length] ?? ["", null];
      if (first !== null && slug.startsWith(first)) found.chapters.push({ id, slugs: [] });
      found.chapters.at(-1)?.slugs.push(slug);
    }
    for (const number of NUMBERS.exec(line)?.[1]?.split(" ") ?? []) found.numbers[number] = slug;
  }
  return found;
}
