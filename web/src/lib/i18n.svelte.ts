/** Texts in the chosen language: Fluent bundles, loaded when first wanted, with English behind them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { language, settings, systemLanguage } from "./settings.svelte";
import type { Language } from "./settings.svelte";

const files = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });

const bundles = new SvelteMap<Language, FluentBundle>();
const loading = new Map<Language, Promise<void>>();

/** The ids that were asked for and found in no language. */
export const missing = new Set<string>();

/** A bundle of some texts; a text that is written twice or cannot be read is told. */
export function bundleOf(tongue: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const source of sources) {
    for (const problem of bundle.addResource(new FluentResource(source), { allowOverrides: import.meta.env.DEV })) {
      console.warn(`locales/${tongue}: ${problem.message}`);
    }
  }
  return bundle;
}

/** Load the texts of a language, once. */
export function load(tongue: Language): Promise<void> {
  const known = loading.get(tongue);
  if (known) return known;
  const paths = Object.keys(files).filter((path) => path.startsWith(`../locales/${tongue}/`));
  const loaded = Promise.all(paths.sort().map((path) => files[path]!()))
    .then((sources) => {
      bundles.set(tongue, bundleOf(tongue, sources));
    })
    .catch((problem: unknown) => {
      loading.delete(tongue);
      throw problem;
    });
  loading.set(tongue, loaded);
  return loaded;
}

/** Load the chosen language and the English behind it. */
export async function loadTexts(): Promise<void> {
  await Promise.all([load(language()), load("en")]);
}

/** Choose a language; its texts are there before the page changes over. */
export async function choose(tongue: Language | "system"): Promise<void> {
  await load(tongue === "system" ? systemLanguage() : tongue);
  settings.language = tongue;
}

function variables(args: Record<string, unknown>): Record<string, FluentVariable> {
  const plain: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "number" || typeof value === "string") plain[key] = value;
    else if (typeof value === "boolean") plain[key] = value ? "yes" : "no";
    else if (Array.isArray(value)) plain[key] = value.join(", ");
    else if (value !== null && value !== undefined) plain[key] = JSON.stringify(value);
  }
  return plain;
}

function inBundle(bundle: FluentBundle | undefined, id: string, args?: Record<string, unknown>): string | null {
  if (!bundle) return null;
  const dot = id.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (!pattern) return null;
  const problems: Error[] = [];
  return bundle.formatPattern(pattern, args ? variables(args) : null, problems);
}

/** Whether some language has this text. */
export function has(id: string): boolean {
  return [language(), "en" as const].some((tongue) => inBundle(bundles.get(tongue), id) !== null);
}

/** The text of an id (`id` or `id.attribute`) in the chosen language, else in English, else the id itself. */
export function t(id: string, args?: Record<string, unknown>): string {
  const text = inBundle(bundles.get(language()), id, args) ?? inBundle(bundles.get("en"), id, args);
  if (text !== null) return text;
  if (bundles.size > 0) missing.add(id);
  return id;
}

/** A text that may be absent. */
export function maybe(id: string, args?: Record<string, unknown>): string | null {
  return inBundle(bundles.get(language()), id, args) ?? inBundle(bundles.get("en"), id, args);
}

/** Put texts in place without loading, for tests. */
export function setTexts(tongue: Language, source: string): void {
  bundles.set(tongue, bundleOf(tongue, [source]));
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
}

/** A number with its sign, with a true minus. */
export function signed(value: number, digits = 0): string {
  const text = number(Math.abs(value), digits);
  return value < 0 ? `−${text}` : `+${text}`;
}

export function when(seconds: number): string {
  const then = new Date(seconds * 1000);
  const today = new Date().toDateString() === then.toDateString();
  return new Intl.DateTimeFormat(language(), today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }).format(then);
}
