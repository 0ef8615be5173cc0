/** A table that stands still, for drawing boards where nobody plays. */
import { agree } from "./choices";
import { tellerOf } from "./texts";
import type { Act, Args, Forbidden, GameEvent, Hint, Option, Proposal, Table, TableModel } from "./types";

export class StillTable implements TableModel {
  shown: Table = $state.raw() as Table;
  focus = $state(0);
  hovered: Option | null = $state.raw(null);
  hints: Hint[] = $state.raw([]);
  events: GameEvent[] = $state.raw([]);
  proposed: Option | string[] | null = $state.raw(null);
  teller = $derived(tellerOf(this.shown));

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
  act(_choice: Option | string[], _wording?: string): void {}
  suggest(_choice: Option | string[], _wording?: string): void {}
  takesPart(_move: string): boolean {
    return false;
  }
  confirm(): void {}
  cancel(): void {}
  explain(_forbidden: Forbidden): void {}
  aside: string | null = null;
  readonly left: Option[] = [];
  readonly finish: Option | null = null;
  readonly proposal: Proposal | null = null;
  readonly acts: Act[] = [];
  mayChoose = () => false;
  readonly showing = false;
  readonly done: TableModel["done"] = [];
  barred(): undefined {
    return undefined;
  }
  foreseen(): undefined {
    return undefined;
  }
  propose(): Promise<Proposal> {
    return new Promise(() => {});
  }
}
