/** The games that have a home here. Each is a folder; nothing outside it names it. */
import { SvelteMap } from "svelte/reactivity";
import type { Title } from "../lib/types";
import type { Lesson } from "./lesson";
import { referenceOf } from "./reference";
import type { Reference } from "./reference";
import type { Box, Card, Game, Living, Rules } from "./types";

const cards = import.meta.glob<Card>("./*/card.ts", { import: "default", eager: true });
const homes = import.meta.glob<Game>("./*/index.ts", { import: "default" });
const rules = import.meta.glob<Rules>("./*/rules.ts", { import: "default" });
const living = import.meta.glob<Living>("./*/living.json", { import: "default" });
const ruleTexts = import.meta.glob<string>("./*/texts/en/rules.ftl", {
  base: "../../../firelight/games/",
  query: "?raw",
  import: "default",
});
const boxes = import.meta.glob<Box>("./*/box/index.ts", { import: "default" });
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
  aloneOptions: [],
  beats: {},
};

export function cardOf(title: Title): Card {
  return cards[`./${title}/card.ts`] ?? STRANGER;
}

export const hasRules = (title: Title): boolean => `./${title}/rules.ts` in rules;
export const hasLesson = (title: Title): boolean => `./${title}/lesson.json` in lessons;

const loaded = new SvelteMap<Title, Game>();
const indexed = new SvelteMap<Title, Reference>();

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
export function rulesOf(title: Title): Reference | undefined {
  return indexed.get(title);
}

export async function loadRules(title: Title): Promise<void> {
  const [declared, texts] = await Promise.all([rules[`./${title}/rules.ts`]?.(), ruleTexts[`./${title}/texts/en/rules.ftl`]?.()]);
  if (declared && texts) indexed.set(title, referenceOf(declared, texts));
}

/** The stored game that the start page shows, where there is one. */
export async function loadLiving(title: Title): Promise<Living | undefined> {
  return living[`./${title}/living.json`]?.();
}

/** The components of a game as the box editor shows them, where it has a home. */
export async function loadBox(title: Title): Promise<Box | undefined> {
  return boxes[`./${title}/box/index.ts`]?.();
}

export function loadLesson(title: Title): Promise<Lesson> {
  return lessons[`./${title}/lesson.json`]!();
}
