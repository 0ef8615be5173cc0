/** The games that have a home here. Each is a folder; nothing outside it names it. */
import { SvelteMap } from "svelte/reactivity";
import type { Title } from "../lib/types";
import type { Lesson } from "./lesson";
import type { Card, Game, Rules } from "./types";

const cards = import.meta.glob<Card>("./*/card.ts", { import: "default", eager: true });
const homes = import.meta.glob<Game>("./*/index.ts", { import: "default" });
const rules = import.meta.glob<Rules>("./*/rules.ts", { import: "default" });
const lessons = import.meta.glob<Lesson>("./*/lesson.json", { import: "default" });

/** The games with a home, in their order. */
export const TITLES: Title[] = Object.entries(cards)
  .sort(([, one], [, other]) => one.order - other.order)
  .map(([path]) => path.split("/")[1]!);

/** What a game without a home shows in lists. */
const STRANGER: Card = {
  order: Infinity,
  icon: "dice",
  crest: "user",
  art: { icon: "dice", size: 150, colour: "var(--ink-3)", light: "transparent" },
  opponents: [],
  aloneOptions: [],
};

export function cardOf(title: Title): Card {
  return cards[`./${title}/card.ts`] ?? STRANGER;
}

export const hasRules = (title: Title): boolean => `./${title}/rules.ts` in rules;
export const hasLesson = (title: Title): boolean => `./${title}/lesson.json` in lessons;

const loaded = new SvelteMap<Title, Game>();
const indexed = new SvelteMap<Title, Rules>();

/** A game once it is loaded. */
export function gameOf(title: Title): Game | undefined {
  return loaded.get(title);
}

/** Load what a table of a game needs; one without a home gets the plain board. */
export async function loadGame(title: Title): Promise<Game> {
  const home = homes[`./${title}/index.ts`];
  const game = home ? await home() : (await import("../plain")).default;
  setGame(title, game);
  return game;
}

/** Put a game in place; tests do so without loading it. */
export function setGame(title: Title, game: Game): void {
  loaded.set(title, game);
}

/** The rules reference of a game once it is loaded. */
export function rulesOf(title: Title): Rules | undefined {
  return indexed.get(title);
}

export async function loadRules(title: Title): Promise<void> {
  const found = await rules[`./${title}/rules.ts`]?.();
  if (found) indexed.set(title, found);
}

export function loadLesson(title: Title): Promise<Lesson> {
  return lessons[`./${title}/lesson.json`]!();
}
