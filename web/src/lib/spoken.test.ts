/** What Python says is what the browser says: `tests/texts/test_browser.py` writes the cases and runs this. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { showPrinted as showBonfire } from "../games/bonfire/printed.svelte";
import { reading as ofBonfire } from "../games/bonfire/reading";
import { words as bonfire } from "../games/bonfire/words";
import { showPrinted as showEmberheart } from "../games/emberheart/printed.svelte";
import { reading as ofEmberheart } from "../games/emberheart/reading";
import { words as emberheart } from "../games/emberheart/words";
import type { Reading } from "../games/types";
import { setTexts } from "./i18n.svelte";
import { Reader } from "./plain";
import type { Part } from "./plain";
import { settings } from "./settings.svelte";
import type { Language } from "./settings.svelte";
import { Teller } from "./teller";
import type { Person, Texts } from "./teller";
import type { Args, GameEvent, Option, TableModel, Title } from "./types";
import type { Words } from "./words";

const sources = import.meta.glob<string>("../../../firelight/{texts,games/*/texts}/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS: Record<Title, Words> = { bonfire, emberheart };
const FORMS = ["nom", "acc", "to", "at", "from", "count", "count-acc"];

interface Case {
  game: Title;
  language: string;
  people: Person[];
  facts: unknown;
  words: Record<string, string[]>;
  moves: { family: string; args: Args; text: string }[];
  asked: { decision: string; seat: number; args: Args; text: string }[];
  refusals: { code: string; args: Args; text: string }[];
  stories: { events: GameEvent[]; text: string[] }[];
  views: { view: Record<string, unknown>; facts: unknown }[];
  printed: unknown;
}

function texts(language: string): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(sources)) if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  return {
    text(id, values = {}) {
      const [key = "", attribute] = id.split(".");
      const message = bundle.getMessage(key);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      return pattern ? bundle.formatPattern(pattern, values).replaceAll("\u00ad", "") : null;
    },
  };
}

const READINGS: Record<Title, Reading> = { bonfire: ofBonfire, emberheart: ofEmberheart };
const pages = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const FLAG = /^(Great Bonfire used|Companion( used)?|Countdown under way): \d/;
const flat = (parts: Part[]): string[] => parts.flatMap((part) => [`${part.name}: ${part.text}`, ...flat(part.parts)]);
const leaves = (parts: Part[]): string[] => parts.flatMap((part) => (part.parts.length ? leaves(part.parts) : [part.text]));

/** The ids of a view that no language has as a word: those with a hyphen or an underscore. */
function idsOf(value: unknown): string[] {
  if (typeof value === "string") return /[a-z][-_][a-z]/.test(value) ? [value] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) => [...idsOf(key), ...idsOf(one)]);
}

/** The Tasks on the islands, of which the text board says the colour and the points. */
function tasksOf({ islands = {} }: { islands?: Record<string, { tasks?: (string | null)[] }> }): string[] {
  return Object.values(islands).flatMap(({ tasks = [] }) => tasks.filter((task) => task !== null));
}

/** The spaces of Emberheart that a neutral crest blocks, which stands at seat 4 where two play. */
function blockedIn({ parties = {} }: { parties?: Record<string, { seat: number | null }> }): number {
  return Object.values(parties).filter(({ seat }) => seat === 4).length;
}

const finished = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const file = import.meta.env.VITE_SPOKEN as string | undefined;
const cases = file ? ((await import(/* @vite-ignore */ `/@fs${file}`)) as { default: Case[] }).default : [];

describe.skipIf(!file)("the browser says what Python says", () => {
  test.each(cases.map((one) => [`${one.game} ${one.language}`, one] as const))("%s", (_, one) => {
    const teller = new Teller(texts(one.language), one.game, WORDS[one.game]!, one.people, one.facts);
    for (const [key, forms] of Object.entries(one.words))
      expect([teller.word(key), ...FORMS.map((form) => teller.word(key, form, 3))]).toEqual(forms);
    for (const { family, args, text } of one.moves)
      expect(
        teller
          .move({ family, args, move: "" } as Option)
          .split(/ +/)
          .join(" "),
      ).toBe(text);
    for (const { decision, seat, args, text } of one.asked) expect(teller.ask(decision, seat, args)).toBe(text);
    for (const { code, args, text } of one.refusals) expect(teller.refusal({ rule: "", code, args }).replace(/\.$/, "")).toBe(text);
    for (const { events, text } of one.stories) expect(teller.tell(events).map(finished)).toEqual(text);
  });

  test.each(cases.map((one) => [`${one.game} ${one.language}`, one] as const))("the text board has a word for everything: %s", (_, one) => {
    settings.language = one.language as Language;
    setTexts(
      one.language as Language,
      ...Object.entries({ ...sources, ...pages }).flatMap(([path, text]) => (path.includes(`/${one.language}/`) ? [text] : [])),
    );
    const teller = new Teller(texts(one.language), one.game, WORDS[one.game]!, one.people, one.facts);
    const names = one.people.map((person) => person.name);
    const show = one.game === "bonfire" ? showBonfire : showEmberheart;
    show("here", one.printed as never);
    for (const { view, facts } of one.views) {
      const seats = one.people.map(({ name, mine }, seat) => ({ name, mine, seat, kind: "human" }));
      const table = { teller, seat: 0, shown: { view, facts, seats, room: { id: "here" } } } as unknown as TableModel;
      const reading = READINGS[one.game]!;
      const read = new Reader(teller, names, reading, reading.told?.(table)).read(view);
      const told = flat(read);
      expect(told.filter((line) => /\b[a-z]+_[a-z]|(^|[ :])[a-z]+(-[a-z0-9]+)*-\d\b|\bundefined\b/.test(line))).toEqual([]);
      for (const id of idsOf(view)) expect(told.filter((line) => line.split(/[ :;,]+/).includes(id))).toEqual([]);
      expect(told.filter((line) => FLAG.test(line))).toEqual([]);
      expect(told.join("\n")).toContain(names[0]!);
      expect(told.filter((line) => one.game === "bonfire" && /\d: \d+(,|$)/.test(line))).toEqual([]);
      expect(leaves(read).filter((text) => /\(\d+\)|^$|[\s,;:]$/.test(text))).toEqual([]);
      const crests = told.join("\n").split(texts(one.language).text("eh-text-neutral")!);
      expect(crests.length - 1).toBe(blockedIn(view));
      for (const task of tasksOf(view)) expect(told.find((line) => line.includes(teller.word(task)))).toMatch(/[“„‘].+[”“’], \d/);
    }
  });
});
