/** A view of any shape as blocks that can be read: values, definition lists and tables. */
import { heading, readable } from "../lib/names";

export type Block =
  | { kind: "value"; name: string; text: string }
  | { kind: "list"; name: string; blocks: Block[] }
  | { kind: "table"; name: string; columns: string[]; rows: { name: string; cells: string[] }[] };

const NOTHING = "–";

type Named = [name: string, value: unknown][];

const isFlat = (value: unknown): boolean => value === null || typeof value !== "object";
const isRecord = (value: unknown): value is Record<string, unknown> => !isFlat(value) && !Array.isArray(value);

/** The fields of a record, with those of records inside it in their place. */
function flattened(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).flatMap(([key, value]) => (isRecord(value) ? Object.entries(value) : [[key, value]])));
}

export class Blocks {
  /** `seats`: the names at the table, for lists with a record of everybody. */
  constructor(
    private readonly seats: string[],
    private readonly yes: string,
    private readonly no: string,
  ) {}

  /** A block for every part of the view. */
  read(view: Record<string, unknown>): Block[] {
    return Object.entries(view).map(([key, value]) => this.block(heading(key), value));
  }

  private block(name: string, value: unknown): Block {
    if (isFlat(value)) return { kind: "value", name, text: this.text(value) };
    const parts = this.named(value as object);
    if (Array.isArray(value) && value.every(isFlat)) {
      return { kind: "value", name, text: value.map((part) => this.text(part)).join(", ") || NOTHING };
    }
    return this.table(name, parts) ?? { kind: "list", name, blocks: parts.map(([key, part]) => this.block(key, part)) };
  }

  /** The elements with their names: fields, seats, or numbers. */
  private named(value: object): Named {
    if (!Array.isArray(value)) return Object.entries(value).map(([key, part]) => [heading(key), part]);
    const ofSeats = value.length === this.seats.length && value.every(isRecord);
    return value.map((part, at) => [ofSeats ? this.seats[at]! : String(at + 1), part]);
  }

  /** A table where several elements have the same flat fields, or are flat lists of one length. */
  private table(name: string, parts: Named): Block | null {
    const values = parts.map(([, part]) => part);
    if (values.length < 2) return null;
    if (values.every((value) => Array.isArray(value) && value.every(isFlat))) {
      const lists = values as unknown[][];
      if (lists.some((list) => list.length !== lists[0]!.length)) return null;
      const columns = lists[0]!.map((_, at) => String(at + 1));
      return {
        kind: "table",
        name,
        columns,
        rows: parts.map(([row], at) => ({ name: row, cells: lists[at]!.map((one) => this.text(one)) })),
      };
    }
    if (!values.every(isRecord)) return null;
    const records = values.map(flattened);
    if (!records.every((record) => Object.values(record).every(isFlat))) return null;
    const fields = Object.keys(records[0]!);
    if (records.some((record) => Object.keys(record).join() !== fields.join())) return null;
    const rows = parts.map(([row], at) => ({ name: row, cells: fields.map((field) => this.text(records[at]![field])) }));
    return { kind: "table", name, columns: fields.map(heading), rows };
  }

  private text(value: unknown): string {
    if (value === null || value === "") return NOTHING;
    if (typeof value === "boolean") return value ? this.yes : this.no;
    return typeof value === "string" ? readable(value) : String(value);
  }
}
