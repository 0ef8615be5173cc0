/** Moves, events, questions and refusals as sentences; src/locales/README.md says how the texts are built. */

import type { Args, Forbidden, GameEvent, Option, Price, Refusal, Title } from "./types";
import type { Found, Words } from "./words";

export type Values = Record<string, string | number>;

/** Where the texts come from: `id` or `id.attribute`, null where there is none. */
export interface Texts {
  text(id: string, values?: Values): string | null;
}

export interface Person {
  name: string;
  mine: boolean;
}

/** A square of a grid, counted from 1. */
interface Square {
  row: number;
  column: number;
}

/** The forms that a word may have. */
const FORMS = ["nom", "acc", "to", "at", "from", "count", "count-acc"];

export class Teller {
  constructor(
    readonly texts: Texts,
    readonly title: Title,
    readonly words: Words,
    readonly people: Person[] = [],
    /** What else the server says of the table, for words that depend on it. */
    readonly facts: unknown = null,
  ) {}

  /** A text, or null where there is none. */
  text(id: string, values: Values = {}, attribute?: string): string | null {
    return this.texts.text(attribute === undefined ? id : `${id}.${attribute}`, values);
  }

  /** A word of the game: `ship`, `blue-herb-2`, `red-5-1`; with a form such as `acc`, or counted. */
  word(key: string, form?: string, n?: number): string {
    const { id, values } = this.find(key);
    return this.text(id, { ...values, n: n ?? 1 }, form) ?? this.text(id, { ...values, n: n ?? 1 }) ?? key;
  }

  /** `2 ship tiles`; as the object of a sentence where `form` is `count-acc`. */
  count(key: string, n: number, form = "count"): string {
    return this.word(key, form, n);
  }

  /** `a, b and c`. By a text, since the first Intl.ListFormat of a page takes long. */
  list(parts: string[], type: "and" | "or" = "and"): string {
    if (parts.length < 2) return parts[0] ?? "";
    const ends = { rest: parts.slice(0, -1).join(", "), last: parts.at(-1)! };
    return this.text(`list-${type}`, ends) ?? parts.join(", ");
  }

  price(price: Price[], form = "count"): string {
    return this.list(price.map((part) => this.count(part.kind, part.number, form)));
  }

  /** What a button that makes this move says. */
  move(option: Option | Forbidden): string {
    const text = this.text(`move-${this.title}-${option.family}`, this.values(option.args))?.trim();
    return text === undefined ? option.move : capitalised(text);
  }

  /** The prompt of a decision: to me, with the figures where there are any, or about the one who is asked. */
  ask(decision: string, seat: number | null, values: Args = {}): string {
    const id = `ask-${this.title}-${decision}`;
    if (seat === null || !this.people[seat]?.mine) return this.text(id, { who: this.who(seat) }, "other") ?? decision;
    const figures = Object.keys(values).length > 0 ? this.text(id, this.values(values), "figures") : null;
    return figures?.replaceAll("  ", " ") ?? this.text(id) ?? decision;
  }

  refusal(refusal: Refusal): string {
    return capitalised(this.text(`no-${this.title}-${refusal.code}`, this.values(refusal.args)) ?? refusal.code);
  }

  /** A line of the score sheet; in the form `for` what its points are for. */
  source(name: string, form?: string): string {
    const id = `source-${this.title}-${name}`;
    return this.text(id, {}, form) ?? this.text(id) ?? name;
  }

  /** Something that a hint names: `2 gold`, `the pink Guardian`. */
  thing(thing: { kind: string; name: string; number: number }): string {
    const [name = "", space = "0"] = thing.name.split(" ");
    const number = Math.abs(thing.number);
    const values = { ...this.forms("name", name, number), number, sign: Math.sign(thing.number), space: Number(space) };
    return this.text(`thing-${this.title}-${thing.kind}`, values) ?? thing.name;
  }

  /** What comes to light at the end of a hint's line. */
  then(code: string): string {
    return code && (this.text(`then-${this.title}-${code}`) ?? "");
  }

  /** The events as sentences; gains and payments in a row become one. */
  tell(events: GameEvent[]): string[] {
    const sentences: (string | null)[] = [];
    for (let at = 0; at < events.length;) {
      let last = at + 1;
      const first = events[at]!;
      if (this.runs(first)) while (last < events.length && this.runs(events[last]!) && events[last]!.seat === first.seat) last += 1;
      sentences.push(...(this.runs(first) ? this.run(events.slice(at, last)) : [this.event(events, at)]));
      at = last;
    }
    return sentences.filter((sentence): sentence is string => !!sentence);
  }

  /** What the log says of a move. */
  tellMove(_move: string, events: GameEvent[]): string[] {
    return this.tell(events);
  }

  private runs(event: GameEvent): boolean {
    return event.name in this.words.runs;
  }

  /** A run of gains and payments: pieces that come and go cancel out. */
  private run(events: GameEvent[]): (string | null)[] {
    const counts = new Map<string, number>();
    for (const event of events) {
      const [key, number] =
        event.args.length > 1 ? [String(event.args[0]), Number(event.args[1])] : [this.words.counted, Number(event.args[0])];
      counts.set(key, (counts.get(key) ?? 0) + (this.words.runs[event.name] === "gained" ? number : -number));
    }
    const pieces = (sign: number) => {
      const moved = [...counts].filter(([, number]) => number * sign > 0);
      return this.list(moved.map(([key, number]) => this.count(key, number * sign, "count-acc")));
    };
    const [gained, lost] = [pieces(1), pieces(-1)];
    const discarded = events.every((event) => this.words.runs[event.name] !== "paid");
    const id = gained && lost ? "swapped" : gained ? "gained" : discarded ? "discarded" : "paid";
    return gained || lost ? [this.sentence(`run-${this.title}-${id}`, events[0]!.seat, { gained, lost })] : [];
  }

  private event(events: GameEvent[], at: number): string | null {
    const event = events[at]!;
    const wanted = this.words.onlyBefore[event.name];
    if (wanted && events[at + 1]?.name !== wanted) return null;
    const families = this.words.eventFamilies[event.name] ?? [];
    const values: Values = {};
    event.args.forEach((arg, i) => Object.assign(values, this.forms(`a${i}`, arg, event.args[i + 1], families[i])));
    return this.sentence(`event-${this.title}-${event.name}`, event.seat, values);
  }

  private sentence(id: string, seat: number | null, values: Values): string | null {
    const mine = seat !== null && this.people[seat]?.mine && this.people.filter((person) => person.mine).length === 1;
    const yours = mine ? this.text(id, values, "you") : null;
    return yours ?? this.text(id, { ...values, who: this.who(seat) });
  }

  protected who(seat: number | null): string {
    return seat === null ? "" : (this.people[seat]?.name ?? String(seat + 1));
  }

  /** The arguments of a move or a refusal as variables; a seat gives its name as `$who`, a decision its prompt as `$ask`. */
  values(args: Args): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(args)) Object.assign(values, this.forms(name, value, undefined, this.words.families[name]));
    if (typeof args.least === "number") values.range = args.least === args.most ? args.least : `${args.least}–${args.most}`;
    if (typeof args.seat === "number") values.who = this.who(args.seat);
    if (typeof args.decision === "string") values.ask = finished(this.text(`ask-${this.title}-${args.decision}`) ?? args.decision);
    return values;
  }

  /** One argument: `$island`, and for a word one variable more for each of its forms (`$island-to`) and its key (`$island-key`). */
  private forms(name: string, value: unknown, next?: unknown, family?: string): Values {
    if (value === null || value === undefined || value === "") return this.nothing(name);
    if (typeof value === "number") {
      const moved = { [`${name}-signed`]: signed(value), [`${name}-way`]: value < 0 ? "down" : "up", [`${name}-by`]: Math.abs(value) };
      return { [name]: value, [`${name}-key`]: String(value), ...moved };
    }
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    if (Array.isArray(value)) return this.listForms(name, value);
    if (typeof value === "object") {
      const numbers = Object.values(value).map(Number);
      const sum = numbers.reduce((before, n) => before + n, 0);
      const held = { [name]: this.pieces(value), [`${name}-nom`]: this.pieces(value, "nom") };
      return { ...held, [`${name}-size`]: numbers.filter((n) => n > 0).length, [`${name}-sum`]: sum };
    }
    return this.wordForms(name, String(value), typeof next === "number" ? next : 1, family);
  }

  private nothing(name: string): Values {
    return { [name]: "", [`${name}-key`]: "none", ...Object.fromEntries(FORMS.map((form) => [`${name}-${form}`, ""])) };
  }

  /** `$squares` for squares; `$spaces` and `$spaces-or` for other lists; `$guardians-nom`, `$guardians-nom-or` for words. */
  private listForms(name: string, list: unknown[]): Values {
    const line = this.line(list);
    if (line) return { [name]: line };
    const values: Values = { [`${name}-size`]: list.length };
    for (const form of [undefined, "nom", "acc"]) {
      const parts = this.parts(list, form);
      const key = form ? `${name}-${form}` : name;
      values[key] = this.list(parts);
      values[`${key}-or`] = this.list(parts, "or");
    }
    return values;
  }

  /** Squares in a row or a column: `row 2, columns 3 to 5`; those beyond the edges of the area are told apart. */
  private line(list: unknown[]): string | null {
    const [rows, columns] = this.words.area ?? [];
    if (list.length === 0 || !rows || !columns || !list.every(Array.isArray)) return null;
    const squares = (list as number[][]).map(([row = 0, column = 0]): Square => ({ row, column }));
    const isInside = ({ row, column }: Square) => row >= 1 && row <= rows && column >= 1 && column <= columns;
    const inside = squares.filter(isInside).sort((one, other) => one.row - other.row || one.column - other.column);
    const beyond = squares.filter((square) => !isInside(square));
    const parts = inside.length > 0 ? [this.straight(inside)] : [];
    if (beyond[0]) {
      const { row, column } = beyond[0];
      const side = row < 1 ? "above" : row > rows ? "below" : column < 1 ? "left" : "right";
      parts.push(this.squareText("squares-beyond", { row, column, side, number: beyond.length }));
    }
    return this.list(parts);
  }

  /** Squares of one row or column, in order. */
  private straight(squares: Square[]): string {
    const [first, last] = [squares[0]!, squares.at(-1)!];
    const ends = { ...first, "last-row": last.row, "last-column": last.column };
    if (squares.length === 1) return this.squareText("square-at", ends);
    const unbroken = squares.length > 2 && last.row - first.row + last.column - first.column === squares.length - 1;
    const along = (way: "row" | "column") => this.list(squares.map((square) => String(square[way])));
    if (first.row === last.row) return this.squareText(unbroken ? "line-across" : "squares-across", { ...ends, columns: along("column") });
    return this.squareText(unbroken ? "line-down" : "squares-down", { ...ends, rows: along("row") });
  }

  private squareText(name: string, values: Values): string {
    return this.text(`word-${this.title}-${name}`, values) ?? name;
  }

  /** The elements of a list; cards that are called the same are counted. */
  private parts(list: unknown[], form?: string): string[] {
    const texts = list.map((part) => this.part(part, form));
    const cards = list.map(cardOf);
    return texts.flatMap((text, at) => {
      const [card, same] = [cards[at], texts.filter((other) => other === text).length];
      if (!card || same === 1) return text;
      return texts.indexOf(text) === at ? this.count(card, same) : [];
    });
  }

  /** An element of a list: a word, a card with its colour, or counted pieces. */
  private part(part: unknown, form?: string): string {
    if (typeof part === "string") return this.word(part, form);
    if (part === null || typeof part !== "object") return String(part);
    const named = cardOf(part);
    return named ? this.word(named) : this.pieces(part, form);
  }

  /** `2 scouts and 1 hireling`, as an object unless the form says otherwise. */
  private pieces(held: object, form?: string): string {
    const there = Object.entries(held).filter(([, number]) => Number(number) > 0);
    return this.list(there.map(([key, number]) => this.count(key, Number(number), form === "nom" ? "count" : "count-acc")));
  }

  private wordForms(name: string, key: string, n: number, family?: string): Values {
    const found = family ? { id: `${family}-${this.title}-${key}`, values: {} } : this.find(key);
    const plain = this.text(found.id, { ...found.values, n }) ?? key;
    const values: Values = { [name]: plain, [`${name}-key`]: key };
    for (const form of FORMS) values[`${name}-${form}`] = this.text(found.id, { ...found.values, n }, form) ?? plain;
    return values;
  }

  /** The message of a word: its own, or one that is made for all words of its pattern. */
  private find(key: string): Found {
    const id = `word-${this.title}-${key.replaceAll(" ", "-")}`;
    if (this.text(id, { n: 1 }) !== null) return { id, values: {} };
    for (const [pattern, found] of this.words.patterns) {
      const parts = pattern.exec(key);
      if (parts) return found(this, parts, key);
    }
    return { id, values: {} };
  }
}

/** The card that an element of a list is. */
function cardOf(part: unknown): string | null {
  if (part === null || typeof part !== "object") return null;
  const named = "card" in part ? part.card : "dragon" in part ? part.dragon : null;
  return typeof named === "string" ? named : null;
}

/** A prompt inside a refusal ends as a sentence does. */
function finished(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A button or a refusal begins with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
