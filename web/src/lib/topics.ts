/** The help of a piece or a rule, found by its key. */
import { has, maybe } from "./i18n.svelte";
import { tellerOf } from "./texts";
import type { Teller } from "./teller";
import { rulesIndex } from "./rules";
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

function rule(title: Title, slug: string): Topic {
  const id = `rule-${title}-${slug}`;
  return {
    title: maybe(`${id}.title`) ?? slug,
    text: maybe(id) ?? "",
    numbers: maybe(`${id}.numbers`) ?? "",
    page: maybe(`${id}.page`) ?? "",
    slug,
  };
}

/** Whether a rule's number lies among those that an entry covers: `B6.2b` among `B6.1, B6.2`. */
export function covers(numbers: string, wanted: string): boolean {
  return numbers
    .split(/[\s,;]+/)
    .filter(Boolean)
    .some((one) => {
      const [first, last] = one.split(/[–-]/);
      if (last && /^[A-Z]?\d/.test(last)) return between(wanted, first!, last);
      return wanted === one || (wanted.startsWith(one) && /^[a-z.]/.test(wanted.slice(one.length)));
    });
}

function parts(number: string): number[] {
  return number.replace(/^[A-Z]/, "").replace(/[a-z]+$/, "").split(".").map(Number);
}

function between(wanted: string, first: string, last: string): boolean {
  const [low, here, high] = [parts(first), parts(wanted), parts(last)];
  if (here[0] !== low[0] && low.length > 1) return false;
  const order = (a: number[], b: number[]) => {
    for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
    return 0;
  };
  return order(here, low) >= 0 && order(here, high) <= 0;
}

export function topicOf(title: Title, key: string, teller: Teller = tellerOf(null)): Topic | null {
  if (has(`rule-${title}-${key}`) || has(`rule-${title}-${key}.title`)) return rule(title, key);
  if (/^[BE]\d/.test(key)) {
    const slug = rulesIndex(title).find((one) => covers(maybe(`rule-${title}-${one}.numbers`) ?? "", key));
    return slug ? { ...rule(title, slug), numbers: key } : null;
  }
  for (const word of [key, key.slice(key.indexOf("-") + 1)]) {
    const id = `word-${title}-${word}`;
    if (!has(id)) continue;
    const help = maybe(`${id}.help`);
    const name = teller.word(word);
    if (help || word === key) return { title: name, text: help ?? "", numbers: "", page: maybe(`${id}.page`) ?? "", slug: null };
  }
  return null;
}
