/** Looking back: the tables after earlier moves, one at a time or played through. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { pace } from "./motion";
import { withTwins } from "./twins";
import type { Table } from "./types";

const SHORTEST = 250;
/** So many earlier tables are kept; a whole game of them would be megabytes. */
const KEPT = 40;

export class Past {
  /** After how many moves the shown table stands; null when live. */
  at: number | null = $state(null);
  playing = $state(false);
  /** The same for the table that is on its way: a further step goes on from there. */
  heading: number | null = null;
  private readonly tables = new SvelteMap<number, Table>();
  private asked = 0;

  constructor(private readonly game: string) {}

  get table(): Table | null {
    return this.at === null ? null : (this.tables.get(this.at) ?? null);
  }

  /** Moves were taken back: what came after them is not the past any more. */
  forget(after: number): void {
    for (const number of [...this.tables.keys()]) if (number > after) this.tables.delete(number);
  }

  leave(): void {
    this.asked += 1;
    this.playing = false;
    this.at = this.heading = null;
  }

  /** Stand after a move. False where another wish came in between. */
  async stand(move: number): Promise<boolean> {
    const wish = ++this.asked;
    this.heading = move;
    try {
      this.keep(move, this.tables.get(move) ?? withTwins(await api.at(this.game, move)));
    } catch (problem) {
      if (wish === this.asked) this.heading = this.at;
      throw problem;
    }
    if (wish !== this.asked) return false;
    this.at = move;
    return true;
  }

  private keep(move: number, table: Table): void {
    this.tables.set(move, table);
    const others = [...this.tables.keys()].filter((one) => one !== this.at);
    for (const one of others.slice(0, -KEPT)) this.tables.delete(one);
  }

  /** Stand after one act after another until `step` says that there is no further one, or something else is wished for. */
  async play(from: number, time: number, step: (move: number) => Promise<boolean>, next: (move: number) => number): Promise<void> {
    this.playing = true;
    for (let move = from; this.playing && (await step(move)); move = next(move)) {
      await new Promise((resolve) => setTimeout(resolve, pace(time) || SHORTEST));
      if (this.at !== move) break;
    }
    this.playing = false;
  }
}
