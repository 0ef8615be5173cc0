/** A table that stands still and says what was done to it, for looking at boards without a server. */
import { StillTable } from "../lib/still.svelte";
import type { Forbidden, Option } from "../lib/types";

export class FixtureModel extends StillTable {
  /** What was done last, for the line below the board. */
  last = $state("");

  override act(choice: Option | string[]): void {
    this.last = `act: ${Array.isArray(choice) ? choice.join(" / ") : choice.move}`;
  }
  override confirm(): void {
    this.last = "confirm";
  }
  override cancel(): void {
    this.last = "cancel";
  }
  override explain(forbidden: Forbidden): void {
    this.last = `explain: ${forbidden.move} ${JSON.stringify(forbidden.refusal)}`;
  }
}
