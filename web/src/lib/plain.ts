/** A view as plain text: nested parts with names, for those who read the table instead of looking at it. */
import type { Reading } from "../games/types";
import { maybe, t } from "./i18n.svelte";
import type { Teller } from "./teller";
import type { Fields } from "./words";

export interface Part {
  name: string;
  /** What stands there; empty where there are only parts inside. */
  text: string;
  parts: Part[];
}

/** What a field says in words of its own, from the fields beside it: one line, or parts; null where it has none. */
export type Telling = (field: string, beside: Record<string, unknown>) => string | Part[] | null;

const nothing = (value: unknown) => value === null || value === 0 || value === "no" || (Array.isArray(value) && value.length === 0);
/** Things with commas of their own are kept apart by more than a comma. */
const joined = (told: string[]) => told.join(told.some((one) => one.includes(",")) ? "; " : ", ");
/** What is there several times is said once, with its number; the order of a pile is nobody's business. */
const gathered = (told: string[]) =>
  [...new Set(told)].map((one) => {
    const number = told.filter((other) => other === one).length;
    return number > 1 ? `${number} × ${one}` : one;
  });
const isFlags = (list: unknown[]) => list.every((one) => one === 0 || one === 1);

export class Reader {
  private readonly reading: Omit<Reading, "told"> & Required<Omit<Fields, "shown">> & Pick<Fields, "shown">;

  constructor(
    private readonly teller: Teller,
    private readonly names: string[],
    reading: Omit<Reading, "told">,
    private readonly own: Telling = () => null,
  ) {
    const { hidden = [], people = [], seats = [], flags = [], places = [], levels = [], shown } = teller.words.fields ?? {};
    const both = { hidden: [...reading.hidden, ...hidden], people: [...reading.people, ...people], seats: [...reading.seats, ...seats] };
    this.reading = { ...both, flags, places, levels, ...(shown && { shown }) };
  }

  read(view: Record<string, unknown>): Part[] {
    return this.inside(view, "");
  }

  private inside(value: object, of: string): Part[] {
    const parts: Part[] = [];
    for (const [key, one] of Object.entries(value)) {
      if (this.reading.hidden.includes(key) || this.isNothing(key, one)) continue;
      const name = this.reading.people.includes(of) ? this.name(key) : Array.isArray(value) ? String(Number(key) + 1) : this.label(key);
      const told = Array.isArray(value) ? null : this.told(key, value as Record<string, unknown>);
      const part =
        told === null ? this.part(name, key, one) : Array.isArray(told) ? { name, text: "", parts: told } : { name, text: told, parts: [] };
      if (part.text || part.parts.length) parts.push(part);
    }
    return parts;
  }

  /** What a field says in words of its own, by the table or by the words of its game. */
  private told(field: string, beside: Record<string, unknown>): string | Part[] | null {
    return this.own(field, beside) ?? this.reading.shown?.(field, beside, this.teller) ?? null;
  }

  /** Whether there is nothing to tell: 0 is the first seat, the first place or a level where it stands for one. */
  private isNothing(key: string, value: unknown): boolean {
    const { seats, places, levels } = this.reading;
    return seats.includes(key) || places.includes(key) || levels.includes(key) ? value === null : nothing(value);
  }

  private part(name: string, key: string, value: unknown): Part {
    if (value === null || typeof value !== "object") return { name, text: this.value(key, value), parts: [] };
    const entries = Object.entries(value).filter(([, one]) => !this.isNothing(key, one));
    if (entries.every(([, one]) => one === null || typeof one !== "object"))
      return { name, text: this.line(key, value, entries), parts: [] };
    return { name, text: "", parts: this.inside(value, key) };
  }

  /** Everything of a flat list or record in one line. */
  private line(key: string, value: object, entries: [string, unknown][]): string {
    if (Array.isArray(value)) return this.listed(key, value, entries);
    if (this.reading.seats.includes(key)) return entries.map(([word, seat]) => `${this.word(word)}: ${this.value(key, seat)}`).join(", ");
    const numbers = this.reading.levels.includes(key) || entries.some(([, one]) => typeof one === "number" && one > 1);
    return entries.map(([word, one]) => this.entry(word, one, numbers)).join(", ");
  }

  private listed(key: string, list: unknown[], entries: [string, unknown][]): string {
    if (this.reading.people.includes(key))
      return entries.map(([seat, one]) => (one === 1 ? this.name(seat) : `${this.name(seat)}: ${String(one)}`)).join(", ");
    const seats = this.reading.seats.includes(key);
    if (!seats && isFlags(list)) return entries.map(([index]) => Number(index) + 1).join(", ");
    const gaps = list.some((one) => this.isNothing(key, one));
    const told = entries.map(([index, one]) => (gaps ? `${Number(index) + 1}: ${this.value(key, one)}` : this.value(key, one)));
    return joined(key === "contents" ? gathered(told) : told);
  }

  /** An entry of a record: `2 hirelings` where the word can be counted, `star 3`, or the word alone where nothing is counted. */
  private entry(word: string, one: unknown, numbers: boolean): string {
    if (typeof one === "number" && !this.reading.flags.includes(word)) {
      const counted = this.teller.count(word, one);
      if (/\d/.test(counted)) return counted;
      if (one === 1 && !numbers) return this.word(word);
    }
    return `${this.word(word)} ${this.value(word, one)}`;
  }

  private value(key: string, value: unknown): string {
    if (typeof value === "number" && this.reading.seats.includes(key)) return this.name(value);
    if (typeof value === "number" && this.reading.places.includes(key)) return String(value + 1);
    if (this.reading.flags.includes(key)) return value ? t("yes") : t("no");
    return typeof value === "string" ? this.word(value) : String(value);
  }

  private name(seat: string | number): string {
    return this.names[Number(seat)] ?? String(Number(seat) + 1);
  }

  private label(key: string): string {
    return this.named(key.replaceAll("_", "-")) ?? this.word(key);
  }

  /** A word of the game as it is said aloud, else the name of a part. */
  private word(key: string): string {
    const told = this.teller.word(key, "aloud");
    const own = told !== key || this.teller.text(`word-${this.teller.title}-${key}`, { n: 1 }) !== null;
    return own ? told : (this.named(key.replaceAll("_", "-")) ?? key);
  }

  /** What a part is called in this game, or in all of them. */
  private named(key: string): string | null {
    return maybe(`part-${this.teller.title}-${key}`) ?? maybe(`part-${key}`);
  }
}
