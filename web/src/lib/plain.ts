/** A view as plain text: nested parts with names, for those who read the table instead of looking at it. */
import type { Reading } from "../games/types";
import { maybe } from "./i18n.svelte";
import type { Teller } from "./teller";

export interface Part {
  name: string;
  /** What stands there; empty where there are only parts inside. */
  text: string;
  parts: Part[];
}

const nothing = (value: unknown) => value === null || value === 0 || value === "no" || (Array.isArray(value) && value.length === 0);
const isFlags = (list: unknown[]) => list.every((one) => one === 0 || one === 1);

export class Reader {
  constructor(
    private readonly teller: Teller,
    private readonly names: string[],
    private readonly reading: Reading,
  ) {}

  read(view: Record<string, unknown>): Part[] {
    return this.inside(view, "");
  }

  private inside(value: object, of: string): Part[] {
    const parts: Part[] = [];
    for (const [key, one] of Object.entries(value)) {
      if (this.reading.hidden.includes(key) || nothing(one)) continue;
      const part = this.part(
        this.reading.people.includes(of)
          ? (this.names[Number(key)] ?? key)
          : Array.isArray(value)
            ? String(Number(key) + 1)
            : this.label(key),
        key,
        one,
      );
      if (part.text || part.parts.length) parts.push(part);
    }
    return parts;
  }

  private part(name: string, key: string, value: unknown): Part {
    if (value === null || typeof value !== "object") return { name, text: this.value(key, value), parts: [] };
    const entries = Object.entries(value).filter(([, one]) => !nothing(one));
    if (entries.every(([, one]) => typeof one !== "object")) return { name, text: this.line(key, value, entries), parts: [] };
    return { name, text: "", parts: this.inside(value, key) };
  }

  /** Everything of a flat list or record in one line. */
  private line(key: string, value: object, entries: [string, unknown][]): string {
    if (Array.isArray(value)) {
      if (isFlags(value)) return entries.map(([index]) => Number(index) + 1).join(", ");
      const gaps = value.some(nothing);
      return entries.map(([index, one]) => (gaps ? `${Number(index) + 1}: ${this.value(key, one)}` : this.value(key, one))).join(", ");
    }
    const numbers = entries.some(([, one]) => typeof one === "number" && one > 1);
    return entries
      .map(([word, one]) => {
        if (one === 1 && !numbers) return this.word(word);
        return `${this.word(word)} ${this.value(word, one)}`;
      })
      .join(", ");
  }

  private value(key: string, value: unknown): string {
    if (typeof value === "number" && this.reading.seats.includes(key)) return this.names[value] ?? String(value + 1);
    return typeof value === "string" ? this.word(value) : String(value);
  }

  private label(key: string): string {
    return this.named(key.replaceAll("_", "-")) ?? this.word(key);
  }

  private word(key: string): string {
    const told = this.teller.word(key);
    return told === key ? (this.named(key) ?? key) : told;
  }

  /** What a part is called in this game, or in all of them. */
  private named(key: string): string | null {
    return maybe(`part-${this.teller.title}-${key}`) ?? maybe(`part-${key}`);
  }
}
