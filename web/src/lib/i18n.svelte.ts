/** Texts in the chosen language: Fluent bundles, loaded when first wanted, with English behind them. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { language, languageOf, settings } from "./settings.svelte";
import type { Choices, Language } from "./settings.svelte";
import type { Title } from "./types";

const files = import.meta.glob<string[]>("../locales/*/index.ts", { import: "default" });
const pages = import.meta.glob<string>("../locales/*/{pages,puzzles,box,coach}.ftl", { query: "?raw", import: "default" });
const apart = import.meta.glob<string>("./*/texts/*/{rules,lesson,inspect,box}.ftl", {
  base: "../../../firelight/games/",
  query: "?raw",
  import: "default",
});

/** Texts that the first page and a board can be drawn without. */
export type Apart = "pages" | "puzzles" | "box" | "coach" | `${Title}/rules` | `${Title}/lesson` | `${Title}/inspect` | `${Title}/box`;

function apartIn(tongue: Language, part: Apart): (() => Promise<string>) | undefined {
  const [game, file] = part.split("/");
  return file ? apart[`./${game}/texts/${tongue}/${file}.ftl`] : pages[`../locales/${tongue}/${part}.ftl`];
}

/** A text inside another one. */
const REFERENCE = /\{ ([a-z][\w-]*)(?:\.[\w-]+)? \}/g;

/** The texts of a language. A file of them is read when one of its texts is wanted for the first time. */
class Texts {
  private readonly bundle: FluentBundle;
  private readonly absent = new Set<string>();

  constructor(
    private readonly tongue: Language,
    private unread: string[],
  ) {
    this.bundle = new FluentBundle(tongue, { useIsolating: false });
  }

  message(id: string): ReturnType<FluentBundle["getMessage"]> {
    const known = this.bundle.getMessage(id);
    if (known || this.absent.has(id)) return known;
    const start = `\n${id} =`;
    const source = this.unread.find((one) => one.includes(start) || one.startsWith(start.slice(1)));
    if (source) this.read(source);
    else this.absent.add(id);
    return this.bundle.getMessage(id);
  }

  /** Texts that came later. */
  add(source: string): void {
    this.unread.push(source);
    this.absent.clear();
  }

  /** A text that is written twice or cannot be read is told. */
  private read(source: string): void {
    this.unread = this.unread.filter((one) => one !== source);
    for (const problem of this.bundle.addResource(new FluentResource(source), { allowOverrides: import.meta.env.DEV })) {
      console.warn(`locales/${this.tongue}: ${problem.message}`);
    }
    for (const [, other] of source.matchAll(REFERENCE)) this.message(other!);
  }

  format(...values: Parameters<FluentBundle["formatPattern"]>): string {
    return this.bundle.formatPattern(...values);
  }
}

const bundles = new SvelteMap<Language, Texts>();
const loading = new Map<string, Promise<void>>();
/** Which of them are wanted, in every language that is chosen from then on. */
const wanted = new Set<Apart>();
/** How many of them have come. */
const later = $state({ come: 0 });

/** The ids that were asked for and found in no language. */
export const missing = new Set<string>();

/** Do something once; again after a failure. */
function once(name: string, deed: () => Promise<void>): Promise<void> {
  const begun = loading.get(name) ?? deed();
  loading.set(name, begun);
  begun.catch(() => loading.delete(name));
  return begun;
}

function loadTable(tongue: Language): Promise<void> {
  return once(tongue, async () => void bundles.set(tongue, new Texts(tongue, await files[`../locales/${tongue}/index.ts`]!())));
}

function addApart(tongue: Language, part: Apart): Promise<void> {
  return once(`${tongue} ${part}`, async () => {
    const [source] = await Promise.all([apartIn(tongue, part)?.(), loadTable(tongue)]);
    if (source === undefined) return;
    bundles.get(tongue)!.add(source);
    later.come += 1;
  });
}

/** Load the texts of a language. */
export async function load(tongue: Language): Promise<void> {
  await Promise.all([loadTable(tongue), ...[...wanted].map((part) => addApart(tongue, part))]);
}

/** Load the chosen language and the English behind it. */
export async function loadTexts(): Promise<void> {
  await Promise.all([load(language()), load("en")]);
}

/** Load texts that are kept apart as well. */
export async function loadApart(...parts: Apart[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await loadTexts();
}

/** Load the texts of a language that may be chosen. */
export async function loadFor(chosen: Pick<Choices, "language">): Promise<void> {
  await load(languageOf(chosen.language));
}

/** Choose a language; its texts are there before the page changes over. */
export async function choose(tongue: Choices["language"]): Promise<void> {
  await loadFor({ language: tongue });
  settings.language = tongue;
}

/** Whether a number is written alike in every language: whole, and too small for dots between its digits. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value > -1000 && value < 1000;

/** A number in a text. A browser takes long for its first number of a language, and most numbers of a game are plain. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return isPlain(this.value) ? String(this.value) : super.toString(...scope);
  }
}

function variables(args: Record<string, unknown>): Record<string, FluentVariable> {
  const plain: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "number") plain[key] = new Figure(value);
    else if (typeof value === "string") plain[key] = value;
    else if (typeof value === "boolean") plain[key] = value ? "yes" : "no";
    else if (Array.isArray(value)) plain[key] = value.join(", ");
    else if (value !== null && value !== undefined) plain[key] = JSON.stringify(value);
  }
  return plain;
}

/** Where a long word may be broken on a small card. */
const SOFT_HYPHEN = /\u00ad/g;

function inBundle(bundle: Texts | undefined, id: string, args?: Record<string, unknown>): string | null {
  if (!bundle) return null;
  const dot = id.indexOf(".");
  const message = bundle.message(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (!pattern) return null;
  const problems: Error[] = [];
  return bundle.format(pattern, args ? variables(args) : null, problems);
}

/** Whether some language has this text. */
export function has(id: string): boolean {
  return [language(), "en" as const].some((tongue) => inBundle(bundles.get(tongue), id) !== null);
}

/** The text of an id (`id` or `id.attribute`) in the chosen language, else in English, else the id itself. */
export function t(id: string, args?: Record<string, unknown>): string {
  const text = maybe(id, args);
  if (text !== null) return text;
  if (bundles.size > 0) missing.add(id);
  return id;
}

/** A text that may be absent. */
export function maybe(id: string, args?: Record<string, unknown>): string | null {
  return hyphenated(id, args)?.replace(SOFT_HYPHEN, "") ?? null;
}

/** The same with the places where its words may be broken. One that is absent may still come. */
export function hyphenated(id: string, args?: Record<string, unknown>): string | null {
  const text = inBundle(bundles.get(language()), id, args) ?? inBundle(bundles.get("en"), id, args);
  if (text === null) void later.come;
  return text;
}

/** Put texts in place without loading, for tests. */
export function setTexts(tongue: Language, ...sources: string[]): void {
  bundles.set(tongue, new Texts(tongue, sources));
}

export function number(value: number, digits = 0): string {
  if (digits === 0 && isPlain(value)) return String(value);
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
}

/** A share from 0 to 1. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}

/** A number with its sign, with a true minus. */
export function signed(value: number, digits = 0): string {
  const text = number(Math.abs(value), digits);
  return value < 0 ? `−${text}` : `+${text}`;
}

const UNITS = [
  [604_800, "week"],
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
] as const;

/** A span of time, such as `3 days`, in the largest unit that it is a whole number of. */
export function duration(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? [60, "minute"];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(seconds / size);
}

/** How long ago something was, such as `4 minutes ago`. */
export function ago(seconds: number): string {
  const passed = Math.max(0, Date.now() / 1000 - seconds);
  const [size, unit] = UNITS.find(([size]) => passed >= size) ?? [60, "minute"];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(passed / size), unit);
}

export function when(seconds: number): string {
  const then = new Date(seconds * 1000);
  const today = new Date().toDateString() === then.toDateString();
  return new Intl.DateTimeFormat(language(), today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }).format(then);
}

/** A day of the calendar, such as `2026-11-16`, in words; for lists in few. */
export function day(date: string, short = false): string {
  const style: Intl.DateTimeFormatOptions = short ? { weekday: "short", day: "numeric", month: "short" } : { dateStyle: "full" };
  return new Intl.DateTimeFormat(language(), { ...style, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}
