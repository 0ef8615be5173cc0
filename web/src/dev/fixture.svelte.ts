/** A table that stands still, for drawing boards without a server. */
import { agree } from "../lib/choices";
import { tellerOf } from "../lib/texts";
import type { Args, Forbidden, GameEvent, Hint, Option, Table, TableModel } from "../lib/types";

export class FixtureModel implements TableModel {
  shown: Table = $state.raw() as Table;
  focus = $state(0);
  hovered: Option | null = $state.raw(null);
  hints: Hint[] = $state.raw([]);
  events: GameEvent[] = $state.raw([]);
  proposed: Option | string[] | null = $state.raw(null);
  teller = $derived(tellerOf(this.shown));
  /** What was done last, for the line below the board. */
  last = $state("");

  constructor(table: Table) {
    this.shown = table;
    this.focus = this.seat;
  }
  get seat(): number {
    const { deciding, seats } = this.shown;
    if (deciding !== null && seats[deciding]?.mine) return deciding;
    return seats.find((seat) => seat.mine)?.seat ?? 0;
  }
  get active(): boolean {
    return this.shown.options.length > 0;
  }
  get options(): Option[] {
    return this.shown.options;
  }
  get forbidden(): Forbidden[] {
    return this.shown.forbidden;
  }
  of(family: string): Option[] {
    return this.options.filter((option) => option.family === family);
  }
  find(family: string, args?: Args): Option | undefined {
    return this.options.find((option) => option.family === family && agree(option.args, args));
  }
  refused(family: string, args?: Args): Forbidden | undefined {
    return this.forbidden.find((one) => one.family === family && agree(one.args, args));
  }
  act(choice: Option | string[]): void {
    this.last = `act: ${Array.isArray(choice) ? choice.join(" / ") : choice.move}`;
  }
  confirm(): void {
    this.last = "confirm";
  }
  cancel(): void {
    this.last = "cancel";
  }
  explain(forbidden: Forbidden): void {
    this.last = `explain: ${forbidden.move} ${JSON.stringify(forbidden.refusal)}`;
  }
  help(topic: string): void {
    this.last = `help: ${topic}`;
  }
  look(): Promise<Table & { events: GameEvent[] }> {
    return Promise.resolve({ ...this.shown, events: [] });
  }
}
