/** Names of groups, fields, words and components, and problems as sentences, in the chosen language. */
import type { Box as Home } from "../../games/types";
import { gameOf } from "../../games";
import { maybe, t } from "../../lib/i18n.svelte";
import { heading, readable } from "../../lib/names";
import type { SetProblem } from "../../lib/protocol";
import { speak } from "../../lib/texts";
import type { Title } from "../../lib/types";
import { NO_WORDS } from "../../lib/words";
import type { Draft } from "./draft.svelte";
import { isFixed } from "./items";
import type { Item } from "./items";
import { around, isIn, stepsOf } from "./places";
import type { Value } from "./places";

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What is wrong with a set, where nothing is known of the set but the problem. */
export function wrongText(game: Title, { code, args, message }: SetProblem): string {
  const words = speak(game, gameOf(game)?.words ?? NO_WORDS);
  const said = (value: unknown) => (typeof value === "number" ? value : words.word(String(value)));
  const values = Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? value.map(said).join(", ") : said(value)]);
  return told(game, code, Object.fromEntries(values) as Record<string, string | number>) ?? message;
}

function told(game: Title, code: string, args: Record<string, string | number>): string | null {
  return maybe(`wrong-${game}-${code}`, args) ?? maybe(`wrong-${code}`, args);
}

export class Speaker {
  constructor(
    readonly game: Title,
    readonly home: Home | undefined,
    private readonly draft: Draft,
  ) {}

  group(key: string): string {
    return maybe(`box-${this.game}-${key}`) ?? heading(key);
  }

  /** A word that stands at a place. */
  word(word: string, place = ""): string {
    const told = this.home?.say?.(word, place, this.value(place)) ?? maybe(`choice-${this.game}-${word}`);
    if (told !== null && told !== undefined) return told;
    const known = speak(this.game, gameOf(this.game)?.words ?? NO_WORDS).word(word);
    return known === word ? readable(word) : known;
  }

  /** What is asked for at a place: the name of a field, or its number. */
  field(place: string): string {
    const step = stepsOf(place).at(-1)!;
    if (typeof step === "number") {
      const outer = around(place)!;
      return `${this.field(outer)}${this.draft.form.get(outer)?.kind === "list" ? "" : ","} ${step + 1}`;
    }
    return maybe(`field-${this.game}-${step}`) ?? maybe(`field-${step}`) ?? upper(this.word(step, place));
  }

  item(place: string): string {
    const told = this.home?.title?.(place, this.value(place));
    if (told) return told;
    const [, name, number] = stepsOf(place);
    if (typeof number === "number") return this.field(place);
    return maybe(`field-${this.game}-${name}`) ?? upper(this.word(String(name), place));
  }

  /** The name of the list that a component stands in, where a group has several. */
  row(place: string): string {
    const [section, name] = stepsOf(place);
    const group = this.draft.groups.find(({ key }) => key === section);
    if (!group || group.rows.length < 2 || name === undefined) return "";
    return this.field(`${section}.${name}`);
  }

  private value(place: string): Value | undefined {
    const item = this.draft.items.find((one) => isIn(place, one.place));
    return item ? this.draft.value(item.place) : undefined;
  }

  /** What is wrong, with the component it is about before it. */
  problem(problem: SetProblem): { where: string; text: string } {
    const { place, code, message } = problem;
    const item = this.draft.items.find((one) => isIn(place, one.place));
    const section = String(stepsOf(place)[0] ?? "");
    const group = this.group(section);
    const field = item && place !== item.place ? this.field(place) : "";
    const where = [item ? this.item(item.place) : [group, this.row(place)].filter(Boolean).join(", "), field].filter(Boolean).join(": ");
    const args = this.values(problem);
    return { where, text: told(this.game, code, args) ?? message };
  }

  private values({ args, place }: SetProblem): Record<string, string | number> {
    const said = (value: unknown) => (typeof value === "number" ? value : this.word(String(value), place));
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? value.map(said).join(", ") : said(value)]),
    );
  }

  /** What the only fix does. */
  fix({ fix }: SetProblem): string {
    if (!fix) return "";
    if (fix.value === null) return t("box-fix-remove");
    const { value } = fix;
    if (typeof value === "boolean") return t("box-fix-set", { field: this.field(fix.place), value: t(value ? "yes" : "no") });
    if (typeof value === "object") return t("box-fix-add");
    const told = typeof value === "number" ? String(value) : this.words(String(value), fix.place);
    return t("box-fix-set", { field: this.field(fix.place), value: told });
  }

  private words(text: string, place: string): string {
    return text
      .split(" ")
      .map((word) => this.word(word, place))
      .join(" · ");
  }

  /** A component in words, for the printed sheet: what it says now. */
  sheet(item: Item): string {
    const { form } = this.draft;
    const parts: string[] = [];
    for (const [place, asked] of form) {
      if (!isIn(place, item.place) || !["word", "number", "flag"].includes(asked.kind) || isFixed(asked)) continue;
      const value = this.draft.value(place);
      if (value === undefined || value === false) continue;
      const shown = typeof value === "string" ? this.word(value, place) : value === true ? t("yes") : String(value);
      if (shown === this.item(item.place)) continue;
      const step = stepsOf(place).at(-1);
      parts.push(place === item.place || typeof step === "number" ? shown : `${this.field(place)}: ${shown}`);
    }
    return parts.join(" · ");
  }
}
