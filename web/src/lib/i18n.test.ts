import { beforeEach, expect, test, vi } from "vitest";
import { choose, duration, has, loadApart, loadTexts, maybe, missing, number, setTexts, signed, t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

beforeEach(() => {
  settings.language = "de";
  setTexts("en", "hello = Hello { $name }\nonly = Only English\nseat = Seat\n  .help = A place to sit");
  setTexts("de", "hello = Hallo { $name }\nmoves = { $n -> \n  [one] ein Zug\n *[other] { $n } Züge\n}");
});

test("the chosen language, then English, then the id", () => {
  expect(t("hello", { name: "Ada" })).toBe("Hallo Ada");
  expect(t("only")).toBe("Only English");
  expect(t("nowhere")).toBe("nowhere");
  expect(missing.has("nowhere")).toBe(true);
  settings.language = "en";
  expect(t("hello", { name: "Ada" })).toBe("Hello Ada");
});

test("plurals and attributes", () => {
  expect(t("moves", { n: 1 })).toBe("ein Zug");
  expect(t("moves", { n: 3 })).toBe("3 Züge");
  expect(t("seat.help")).toBe("A place to sit");
  expect(has("seat.help")).toBe(true);
  expect(maybe("seat.none")).toBeNull();
});

test("values that are no text or number", () => {
  expect(t("hello", { name: true })).toBe("Hallo yes");
  expect(t("hello", { name: ["a", "b"] })).toBe("Hallo a, b");
});

test("numbers are written as the language writes them", () => {
  expect(number(1.5, 1)).toBe("1,5");
  expect(signed(-2)).toBe("−2");
  expect(signed(2, 1)).toBe("+2,0");
  expect([signed(-0.3), signed(0.04, 1)]).toEqual(["0", "0,0"]);
  for (const language of ["en", "de", "nl", "pl"] as const) {
    settings.language = language;
    setTexts(language, "figure = { $n }");
    const format = new Intl.NumberFormat(language);
    for (const value of [0, 7, -3, 999, 1000, -1000, 12345, 0.5, -2.25]) {
      expect(t("figure", { n: value })).toBe(format.format(value));
      expect(number(value)).toBe(new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value));
    }
  }
});

test("spans of time are written as the language writes them", () => {
  settings.language = "en";
  expect([60, 300, 3600, 5400, 86_400, 259_200, 604_800].map(duration)).toEqual([
    "1 minute",
    "5 minutes",
    "1 hour",
    "90 minutes",
    "1 day",
    "3 days",
    "1 week",
  ]);
  settings.language = "pl";
  expect([259_200, 604_800, 1_209_600].map(duration)).toEqual(["3 dni", "1 tydzień", "2 tygodnie"]);
});

test("a file is read when one of its texts is wanted, and with it what its texts refer to", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  setTexts("en", "rule = { word.help } More.", "word = Word\n    .help = Help.", "broken = { 1 +");
  settings.language = "en";
  expect(t("rule")).toBe("Help. More.");
  expect(maybe("word")).toBe("Word");
  expect(warn).not.toHaveBeenCalled();
  expect(has("nothing")).toBe(false);
  warn.mockRestore();
});

test("texts that are kept apart come later, in every language that is chosen from then on", async () => {
  settings.language = "nl";
  await loadTexts();
  expect(has("home")).toBe(true);
  expect(has("rule-bonfire-turn.title")).toBe(false);
  await loadApart("bonfire/rules", "bonfire/lesson", "chess/rules");
  const dutch = t("rule-bonfire-turn.title");
  await choose("pl");
  expect(t("rule-bonfire-turn.title")).not.toBe(dutch);
  expect(has("lesson-bonfire-welcome.title")).toBe(true);
});
