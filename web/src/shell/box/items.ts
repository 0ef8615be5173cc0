/** What is in the box: groups of components, made of the places that the server's checks look at. */
import type { Asked } from "../../lib/protocol";
import { around, isIn, stepsOf } from "./places";
import type { Form } from "./places";

/** Sections without printed values. */
export const HEADS = ["set", "legend", "compared"];
/** The mark of what nobody has compared with a printed copy. */
export const COMPOSED = "C";

export interface Item {
  place: string;
  /** The list that it stands in, or its section. */
  row: string;
}

export interface Row {
  place: string;
  items: Item[];
  /** Entries can be added. */
  open: boolean;
}

export interface Group {
  key: string;
  rows: Row[];
  items: Item[];
}

/** Components of a section stand in lists or are its entries; each has all that lies in it. */
export function groupsOf(form: Form, sections: string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const key of sections) if (!HEADS.includes(key)) groups.set(key, { key, rows: [], items: [] });
  for (const [place, asked] of form) {
    const [section, ...steps] = stepsOf(place);
    const group = groups.get(String(section));
    if (!group || steps.length === 0) continue;
    const outer = around(place)!;
    const listed = form.get(outer)?.kind === "list";
    if (steps.length === 1) add(group, place, asked);
    else if (steps.length === 2 && listed) rowOf(group, outer, form).items.push({ place, row: outer });
  }
  for (const group of groups.values()) group.items = group.rows.flatMap((row) => row.items);
  return [...groups.values()].filter((group) => group.items.length > 0);
}

function add(group: Group, place: string, asked: Asked): void {
  if (asked.kind === "list") rowOf(group, place, new Map([[place, asked]]));
  else {
    const last = group.rows.find((row) => row.place === group.key);
    if (last) last.items.push({ place, row: group.key });
    else group.rows.push({ place: group.key, items: [{ place, row: group.key }], open: false });
  }
}

function rowOf(group: Group, place: string, form: Form): Row {
  const known = group.rows.find((row) => row.place === place);
  if (known) return known;
  const made = { place, items: [], open: isOpen(form.get(place)) };
  group.rows.push(made);
  return made;
}

/** The marks of the values of a component, the least certain first. */
export function marksOf(form: Form, place: string): string[] {
  const found = new Set<string>();
  for (const [one, asked] of form) if (asked.mark && isIn(one, place) && !isFixed(asked)) found.add(asked.mark);
  return [...found].sort((one, other) => "CDSR".indexOf(one) - "CDSR".indexOf(other));
}

/** Whether entries can be added to it and taken away. */
export function isOpen(asked: Asked | undefined): boolean {
  return asked?.kind === "list" && asked.count === null;
}

/** A value that can be only one. */
export function isFixed(asked: Asked): boolean {
  return (asked.kind === "number" && asked.least === asked.most) || (asked.kind === "word" && asked.words.length === 1);
}

/** After an entry of a list was taken away, places of later entries move up. */
export function moved(places: Iterable<string>, removed: string): string[] {
  const list = around(removed)!;
  const gone = stepsOf(removed).at(-1) as number;
  return [...places].flatMap((place) => {
    if (!place.startsWith(`${list}[`)) return [place];
    const number = Number(/^\d+/.exec(place.slice(list.length + 1))![0]) - 1;
    if (number === gone) return [];
    return [number < gone ? place : `${list}[${number}]${place.slice(place.indexOf("]", list.length) + 1)}`];
  });
}
