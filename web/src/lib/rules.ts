/** The order of the rules reference. */
import type { Title } from "./types";

interface Index {
  RULES?: Record<Title, (string | { slug: string })[]>;
}

const found = import.meta.glob<Index>("./rules-index.ts", { eager: true });

export function rulesIndex(title: Title): string[] {
  const entries = Object.values(found)[0]?.RULES?.[title] ?? [];
  return entries.map((one) => (typeof one === "string" ? one : one.slug));
}
