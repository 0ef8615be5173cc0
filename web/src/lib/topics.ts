/** The help of a piece, a rule or a decision, found by its key. */
import { hasRules, loadRules, rulesOf } from "../games";
import type { Reference } from "../games/reference";
import { loadApart, maybe } from "./i18n.svelte";
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

const RULE = /^[A-Z]+\d/;
const PART_OF_RULE = /^[A-Z]+\d.*[a-z]$/;

/** Load the rules reference of a game, its order and its texts. */
export async function loadReference(title: Title): Promise<void> {
  await Promise.all([loadRules(title), loadApart(`${title}/rules`)]);
}

/** An entry of the rules reference; null while its text is not there. */
export function entryOf(title: Title, slug: string): Topic | null {
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

const isEntry = (rules: Reference, key: string): boolean => rules.chapters.some((chapter) => chapter.slugs.includes(key));

/** The entry that explains a rule, a piece or a decision: `B6.2b`, `gnome-helmsman`, `decision-turn`. */
function slugOf(rules: Reference, key: string): string | null {
  return isEntry(rules, key) ? key : (rules.numbers[key] ?? rules.topics[key] ?? null);
}

/** The entry of a key; a part of a rule (`B6.2f`) may stand under the rule itself. */
function slugFor(rules: Reference, key: string): string | null {
  return slugOf(rules, key) ?? (PART_OF_RULE.test(key) ? slugOf(rules, key.slice(0, -1)) : null);
}

export function topicOf(key: string, teller: Teller): Topic | null {
  const { title } = teller;
  if (!hasRules(title)) return null;
  const rules = rulesOf(title);
  const slug = rules ? slugFor(rules, key) : null;
  const found = slug ? entryOf(title, slug) : null;
  if (found && slug === key) return found;
  for (const word of [key, key.slice(key.indexOf("-") + 1)]) {
    const help = maybe(`word-${title}-${word}.help`);
    if (help) return { title: teller.word(word), text: help, numbers: found?.numbers ?? "", page: found?.page ?? "", slug };
  }
  if (found) return RULE.test(key) ? { ...found, numbers: key } : found;
  const name = teller.word(key);
  return name === key ? null : { title: name, text: "", numbers: "", page: "", slug: null };
}
