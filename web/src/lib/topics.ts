/** The help of a piece, a rule or a decision, found by its key. */
import { maybe } from "./i18n.svelte";
import { RULES, slugOf } from "./rules-index";
import { tellerOf } from "./texts";
import type { Teller } from "./teller";
import type { Title } from "./types";

export interface Topic {
  title: string;
  text: string;
  /** The rules it follows, and the page of the publisher's book. */
  numbers: string;
  page: string;
  /** The entry of the rules reference to read on in. */
  slug: string | null;
}

/** An entry of the rules reference; null while its text is not there. */
function entry(title: Title, slug: string): Topic | null {
  const id = `rule-${title}-${slug}`;
  const name = maybe(`${id}.title`);
  if (name === null) return null;
  return {
    title: name,
    text: maybe(id) ?? "",
    numbers: maybe(`${id}.numbers`) ?? "",
    page: maybe(`${id}.page`) ?? "",
    slug,
  };
}

/** The entry of a key; a part of a rule (`B6.2f`) may stand under the rule itself. */
function slugFor(title: Title, key: string): string | null {
  return slugOf(title, key) ?? (/^[BE]\d.*[a-z]$/.test(key) ? slugOf(title, key.slice(0, -1)) : null);
}

export function topicOf(title: Title, key: string, teller: Teller = tellerOf(null)): Topic | null {
  const slug = slugFor(title, key);
  const found = slug ? entry(title, slug) : null;
  if (found && RULES[title].includes(key)) return found;
  for (const word of [key, key.slice(key.indexOf("-") + 1)]) {
    const help = maybe(`word-${title}-${word}.help`);
    if (help) return { title: teller.word(word), text: help, numbers: found?.numbers ?? "", page: found?.page ?? "", slug };
  }
  if (found) return /^[BE]\d/.test(key) ? { ...found, numbers: key } : found;
  const name = teller.title === title ? teller.word(key) : key;
  return name === key ? null : { title: name, text: "", numbers: "", page: "", slug: null };
}
