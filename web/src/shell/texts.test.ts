import { expect, test } from "vitest";
import { cardOf, TITLES } from "../games";
import { has, setTexts } from "../lib/i18n.svelte";

const sources = import.meta.glob<string>(
  ["./**/*.svelte", "../lib/*.ts", "../App.svelte", "../games/*.ts", "../plain/*", "!../**/*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const english = import.meta.glob<string>(
  ["../locales/en/*.ftl", "../../../firelight/texts/en/shared.ftl", "../../../firelight/games/*/texts/en/frame.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
setTexts("en", ...Object.values(english));

/** Ids that are put together from parts. */
const COMPOSED: Record<string, string[]> = {
  "game-": TITLES,
  "about-": TITLES,
  "alone-": TITLES.filter((title) => cardOf(title).alone),
  "tab-": ["log", "moves", "chat", "notes", "rules"],
  "filter-": ["all", "playing", "waiting", "over"],
  "result-": ["win", "loss", "tie"],
  "theme-": ["system", "dark", "light"],
  "motion-": ["system", "full", "reduced"],
  "speed-": ["1", "2", "skip"],
  "confirm-": ["never", "ends", "always"],
  "origin-": ["seed", "position", "record", "branch", "opened"],
  "ignored-": ["mute", "block"],
};

test("every text of the frame is written", () => {
  const wanted = new Set<string>();
  for (const [prefix, ends] of Object.entries(COMPOSED)) for (const end of ends) wanted.add(prefix + end);
  for (const source of Object.values(sources)) {
    for (const [, id] of source.matchAll(/\bt\(\s*"([a-z][a-z0-9-]*)"/g)) wanted.add(id!);
    for (const [, id] of source.matchAll(/\], "(key-[a-z]+)"\]/g)) wanted.add(id!);
  }
  expect([...wanted].filter((id) => !has(id))).toEqual([]);
});

/** The pages that App.svelte loads together with pages.ftl. */
const WITH_PAGES =
  /screens\/(NewGame|NewSeats|SetChoice|SetupOption|Opponents|OpponentCard|SeriesScreen|SettingsScreen|settings\/\w+|Import|Review|ReviewStory|LessonCard|Claim|Recover|Daily\w*|Statistics|ScorePlot)\.svelte$/;

test("what is shown elsewhere needs no texts of pages that are loaded apart", () => {
  const apart = new Set(english["../locales/en/pages.ftl"]!.match(/^[a-z][\w-]*(?= =)/gm));
  const asked = (source: string) =>
    [...source.matchAll(/\bt\(([^()]*)/g)].flatMap(([, words]) => words!.match(/(?<=")[a-z][\w-]*(?=")/g) ?? []);
  const wrong = Object.entries(sources).flatMap(([path, source]) =>
    WITH_PAGES.test(path) ? [] : asked(source).filter((id) => apart.has(id)),
  );
  expect(wrong).toEqual([]);
});
