import { expect, test } from "vitest";
import { cardOf, hasLesson, hasRules, TITLES } from "./games";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte,css,svg}", "!./games/*/**", "!./dev/**", "!./**/*.{test,fixture}.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("./locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const sprites = import.meta.glob<string>(["./art/icons.svg", "./games/*/icons.svg"], { query: "?raw", import: "default", eager: true });

test("nothing outside its home names a game", () => {
  const name = new RegExp(TITLES.join("|"), "i");
  const places = Object.entries({ ...sources, ...texts }).filter(([path, source]) => name.test(path) || name.test(source));
  expect(places.map(([path]) => path)).toEqual([]);
});

test("every home has a lesson and rules, and symbols that are there once", () => {
  expect(TITLES).toHaveLength(2);
  const symbols = Object.values(sprites).flatMap((sprite) => [...sprite.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name));
  expect(new Set(symbols).size).toBe(symbols.length);
  for (const title of TITLES) {
    expect(hasLesson(title) && hasRules(title), title).toBe(true);
    const { icon, crest, art } = cardOf(title);
    expect(symbols).toEqual(expect.arrayContaining([icon, crest, art.icon]));
  }
});

test("a game without a home has a card as well", () => {
  expect(cardOf("chess")).toMatchObject({ icon: "dice", beats: {} });
  expect(hasLesson("chess") || hasRules("chess")).toBe(false);
});
