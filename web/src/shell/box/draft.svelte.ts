/** A component set while it is edited: kept on the device after every change, checked by the server. */
import { api, ApiError } from "../../lib/api";
import { DRAFT } from "../../lib/me.svelte";
import type { Box, SetProblem } from "../../lib/protocol";
import type { Title } from "../../lib/types";
import { COMPOSED, groupsOf, marksOf, moved } from "./items";
import type { Group, Item } from "./items";
import { around, formOf, inside, isIn, read, same, stepsOf, write } from "./places";
import type { Data, Form, Value } from "./places";
import { isTable, tomlOf } from "./toml";

/** How long nothing may change before the set is checked. */
const PAUSE = 250;
/** The same where the server could not be reached. */
const LATER = 5000;
/** Problems that a change of another value of the component brings, and that have one answer. */
const FOLLOWING = ["missing", "unknown"];
export const NAME = "set.name";
export const UNNAMED = "";

export type Filter = "all" | "left" | "changed";

interface Kept {
  data: Data;
  set: string | null;
  /** Whether something was entered that is nowhere else. */
  entered: boolean;
}

export class Draft {
  data: Data = $state.raw({});
  form: Form = $state.raw(new Map());
  problems: SetProblem[] = $state.raw([]);
  /** The saved set that this is the draft of. */
  set: string | null = $state(null);
  /** Whether the problems are those of the draft as it is. */
  checked = $state(true);
  offline = $state(false);
  /** Whether anything was entered or compared since the set was opened or saved. */
  entered = $state(false);
  filter: Filter = $state("all");
  group = $state("");
  selected = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private touched = "";
  /** How often a value was changed. */
  private changes = 0;
  private asking = false;

  constructor(
    readonly game: Title,
    readonly shipped: Box,
  ) {
    this.open(shipped, null);
  }

  /** Show a set that the server has read. */
  open(box: Box, set: string | null): void {
    this.data = (box.data ?? {}) as Data;
    this.form = box.form ? formOf(box.form) : new Map();
    this.problems = box.problems;
    this.set = set;
    this.entered = false;
    this.checked = true;
    this.group = this.groups[0]?.key ?? "";
    this.selected = this.groups[0]?.items[0]?.place ?? "";
  }

  groups: Group[] = $derived.by(() => groupsOf(this.form, Object.keys(this.shipped.data ?? {})));
  shown: Group | undefined = $derived(this.groups.find((group) => group.key === this.group) ?? this.groups[0]);
  items: Item[] = $derived(this.groups.flatMap((group) => group.items));
  compared: Set<string> = $derived(new Set(placesIn(this.data)));
  /** Components with values that nobody has read off a printed copy. */
  doubtful: Set<string> = $derived(
    new Set(this.items.map((item) => item.place).filter((place) => marksOf(this.form, place)[0] === COMPOSED)),
  );
  name: string = $derived(nameIn(this.data));
  text: string = $derived(tomlOf(this.data));
  saved: boolean = $derived(this.set !== null && !this.entered);

  value(place: string): Value | undefined {
    return read(this.data, this.form, place);
  }

  isLeft(item: Item): boolean {
    return this.doubtful.has(item.place) && !this.compared.has(item.place);
  }

  isChanged(item: Item): boolean {
    return !same(this.value(item.place), read(this.shipped.data as Data, this.form, item.place));
  }

  passes(item: Item): boolean {
    return this.filter === "all" || (this.filter === "left" ? this.isLeft(item) : this.isChanged(item));
  }

  count(items: Item[], filter: Filter): number {
    if (filter === "all") return items.length;
    return items.filter((item) => (filter === "left" ? this.isLeft(item) : this.isChanged(item))).length;
  }

  /** Problems in a section or a component. */
  problemsIn(place: string): SetProblem[] {
    return this.problems.filter((problem) => isIn(problem.place, place));
  }

  /** The component of a place; of a section or a list its first one. */
  itemOf(place: string): Item | undefined {
    return this.items.find((item) => isIn(place, item.place)) ?? this.items.find((item) => isIn(item.place, place));
  }

  // Changes.

  change(place: string, value: Value | undefined): void {
    const item = this.itemOf(place);
    const list = value === undefined && typeof stepsOf(place).at(-1) === "number";
    this.data = write(this.data, this.form, place, value);
    if (list && item?.place === place) this.compare(moved(this.compared, place));
    else if (item) this.compare([...this.compared, item.place]);
    this.touched = item?.place ?? "";
    this.changed();
  }

  /** The same as on the printed component, or not looked at yet. */
  tick(place: string, same: boolean): void {
    const rest = [...this.compared].filter((one) => one !== place);
    this.compare(same ? [...rest, place] : rest);
    this.entered = true;
    this.keep();
  }

  restore(place: string): void {
    this.data = write(this.data, this.form, place, read(this.shipped.data as Data, this.form, place));
    this.tick(place, false);
    this.changed();
  }

  /** One more entry, like the last one. */
  grow(list: string): void {
    const entries = this.value(list);
    const known = Array.isArray(entries) ? entries : [];
    const first = read(this.shipped.data as Data, this.form, inside(list, 0));
    this.change(inside(list, known.length), structuredClone(known.at(-1) ?? first ?? ""));
    if (around(list) && this.itemOf(list)?.row === list) this.selected = inside(list, known.length);
  }

  fix({ fix }: SetProblem): void {
    if (fix) this.change(fix.place, (fix.value as Value | null) ?? undefined);
  }

  private compare(places: string[]): void {
    const { compared: _, ...rest } = this.data;
    this.data = places.length ? { ...rest, compared: { places: [...new Set(places)] } } : rest;
  }

  /** A value is another one. */
  private changed(): void {
    this.changes += 1;
    this.entered = true;
    this.checked = false;
    this.keep();
    this.soon(PAUSE);
  }

  private soon(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), pause);
  }

  /** Have the server check the set, one question at a time. Whatever was changed meanwhile is checked again. */
  async check(): Promise<void> {
    if (this.asking) return;
    const { changes } = this;
    this.asking = true;
    try {
      const box = await api.components(this.game, this.text);
      this.offline = false;
      this.asking = false;
      if (changes !== this.changes) this.soon(PAUSE);
      else this.told(box);
    } catch (problem) {
      this.asking = false;
      this.offline = !(problem instanceof ApiError && problem.status === 429);
      this.soon(this.offline ? LATER : 4 * PAUSE);
    }
  }

  private told(box: Box): void {
    this.problems = box.problems;
    if (box.form) this.form = formOf(box.form);
    this.checked = true;
    this.follow();
  }

  /** What a component needs after the change of one of its values is put there, and what it needs no more goes. */
  private follow(): void {
    const due = this.problems.filter(
      ({ place, code, fix }) => fix && FOLLOWING.includes(code) && this.touched && isIn(place, this.touched),
    );
    for (const problem of due) this.fix(problem);
    if (!due.length) this.touched = "";
  }

  // On the device.

  keep(): void {
    try {
      localStorage.setItem(DRAFT + this.game, JSON.stringify({ data: this.data, set: this.set, entered: this.entered } satisfies Kept));
    } catch {
      // Without room on the device the draft lives as long as the page.
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  // Going about.

  show(place: string): void {
    const item = this.itemOf(place);
    if (!item) return;
    this.filter = this.passes(item) ? this.filter : "all";
    this.group = String(stepsOf(item.place)[0]);
    this.selected = item.place;
  }

  /** The component before or after the selected one among those that are shown; over the end of a group goes on in the next. */
  step(by: 1 | -1): Item | undefined {
    const at = this.items.findIndex((item) => item.place === this.selected);
    const order =
      by > 0
        ? [...this.items.slice(at + 1), ...this.items.slice(0, at)]
        : [...this.items.slice(at + 1), ...this.items.slice(0, at)].reverse();
    const next = order.find((item) => this.passes(item));
    if (next) this.show(next.place);
    return next;
  }

  /** The same as printed; on to the next that is left, wherever that is. */
  confirm(): void {
    const { selected } = this;
    this.tick(selected, true);
    const at = this.items.findIndex((item) => item.place === selected);
    const next = [...this.items.slice(at + 1), ...this.items.slice(0, at)].find((item) => this.isLeft(item));
    if (next) this.show(next.place);
  }
}

/** What an owner has compared, as far as it can be read. */
function placesIn(data: Data): string[] {
  const { compared } = data;
  const places = isTable(compared) ? compared["places"] : [];
  return Array.isArray(places) ? places.filter((place): place is string => typeof place === "string") : [];
}

/** What a set is called. */
export function nameIn({ set }: Data): string {
  const name = isTable(set) ? set["name"] : UNNAMED;
  return typeof name === "string" ? name : UNNAMED;
}

/** The draft that this device keeps. */
export function keptDraft(game: Title): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT + game) ?? "null") as Kept | null;
    return kept && isTable(kept.data) ? { data: kept.data, set: kept.set ?? null, entered: kept.entered ?? true } : null;
  } catch {
    return null;
  }
}

/** A saved set is gone: only what was entered since it was saved stays on the device, as a draft of its own. */
export function parted(game: Title, set: string): void {
  const kept = keptDraft(game);
  if (kept?.set !== set) return;
  if (kept.entered) localStorage.setItem(DRAFT + game, JSON.stringify({ ...kept, set: null } satisfies Kept));
  else localStorage.removeItem(DRAFT + game);
}

/** Whether a problem at a place stands beside its own field. */
export function speaksOf(form: Form, place: string): boolean {
  return !["table", undefined].includes(form.get(place)?.kind);
}
