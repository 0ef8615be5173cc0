/** Places in a component set, as the server names them: `tasks.blue[1].each[2]`, and `boards.A[3]`, the third word of a text. */
import type { Asked, Form as SentForm } from "../../lib/protocol";

export type Value = string | number | boolean | Value[] | Data;
export interface Data {
  [name: string]: Value;
}
export type Step = string | number;

/** What belongs at each place, as the server's checks say. */
export type Form = Map<string, Asked>;

export function formOf(sent: SentForm): Form {
  return new Map(Object.entries(sent.places).map(([place, kind]) => [place, sent.kinds[kind]!]));
}

const STEP = /\[(\d+)\]|"((?:[^"])*)"|([^.["\]]+)/g;

/** The names and numbers (from 0) on the way to a place. */
export function stepsOf(place: string): Step[] {
  return [...place.matchAll(STEP)].map(([, number, quoted, name]) => (number ? Number(number) - 1 : (quoted ?? name!)));
}

/** The place around a place; null around a section. */
export function around(place: string): string | null {
  const cut = place.endsWith("]") ? place.lastIndexOf("[") : place.lastIndexOf(".");
  return cut > 0 ? place.slice(0, cut) : null;
}

/** Whether a place is another one or lies in it. */
export function isIn(place: string, other: string): boolean {
  return place === other || (place.startsWith(other) && [".", "["].includes(place[other.length]!));
}

export const inside = (place: string, step: Step): string =>
  typeof step === "number" ? `${place}[${step + 1}]` : `${place}.${/^[\w-]+$/.test(step) ? step : `"${step}"`}`;

/** The words of a text. */
export function wordsOf(text: string, separator: string): string[] {
  return separator === " " ? text.split(/\s+/).filter(Boolean) : text.split(separator).map((word) => word.trim());
}

/** The same text with another word; the spaces between words stay. */
function withWord(text: string, separator: string, number: number, word: string | null): string {
  const words = wordsOf(text, separator);
  if (word !== null && number < words.length && separator === " ") {
    let at = -1;
    return text.replace(/\S+/g, (old) => ((at += 1) === number ? word : old));
  }
  words.splice(number, 1, ...(word === null ? [] : [word]));
  return words.join(separator);
}

/** The value at a place. */
export function read(data: Data, form: Form, place: string): Value | undefined {
  const outer = around(place);
  const holder = outer === null ? data : read(data, form, outer);
  const step = stepsOf(place).at(-1)!;
  if (typeof holder === "string") return wordsOf(holder, form.get(outer!)?.separator ?? " ")[step as number];
  return (holder as Record<Step, Value> | undefined)?.[step];
}

/** The set with another value at a place; undefined takes it away. What is around it comes into being. */
export function write(data: Data, form: Form, place: string, value: Value | undefined): Data {
  const outer = around(place);
  const step = stepsOf(place).at(-1)!;
  if (outer === null) return put(data, step, value) as Data;
  const holder = read(data, form, outer);
  const asked = form.get(outer);
  if (typeof holder === "string" || asked?.kind === "words") {
    const word = value === undefined ? null : String(value);
    return write(data, form, outer, withWord(String(holder ?? ""), asked?.separator ?? " ", step as number, word));
  }
  return write(data, form, outer, put(holder ?? (typeof step === "number" ? [] : {}), step, value));
}

function put(holder: Value, step: Step, value: Value | undefined): Value {
  if (Array.isArray(holder)) return value === undefined ? holder.toSpliced(step as number, 1) : holder.toSpliced(step as number, 1, value);
  const rest = { ...(holder as Data) };
  if (value === undefined) delete rest[step];
  else rest[step] = value;
  return rest;
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
