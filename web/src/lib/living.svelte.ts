/** A stored game that goes on by itself, act by act, and begins again at its end. */
import type { Change, Living } from "../games/types";
import { StillTable } from "./still.svelte";
import type { Table } from "./types";

/** The table after an act that has changed some parts of it. */
export function merged(before: Table, change: Change): Table {
  return { ...before, ...change, view: { ...before.view, ...change.view } };
}

export class LivingTable extends StillTable {
  private readonly beginning: Table;
  private at = 0;

  constructor(private readonly stored: Living) {
    const beginning = { ...stored.first, options: [], forbidden: [] } as Table;
    super(beginning);
    this.beginning = beginning;
  }

  /** The next act. */
  step(): void {
    const change = this.stored.then[this.at];
    this.at = change ? this.at + 1 : 0;
    this.shown = change ? merged(this.shown, change) : this.beginning;
  }
}
