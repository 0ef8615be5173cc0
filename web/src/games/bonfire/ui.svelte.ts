/** What the board, the turn bar and the supply share: the chosen turn option, the way a Fate Tile is held, the rewards picked. */
import type { GameEvent, Option, Price } from "../../lib/types";
import type { Kind, Shape } from "./types";

export type Mode = "fate" | "tiles" | "ignite";

const MODES: Record<string, Mode> = {
  fate: "fate",
  ignite: "ignite",
  build: "tiles",
  "new-display": "tiles",
  sail: "tiles",
  task: "tiles",
  retrieve: "tiles",
  march: "tiles",
  "turn-fire": "tiles",
  recruit: "tiles",
};

/** The action tile that a deed is paid with. */
export const DEED_KIND: Record<string, Kind> = {
  build: "path",
  "new-display": "path",
  sail: "ship",
  task: "task",
  retrieve: "guardian",
  march: "guardian",
  "turn-fire": "great-bonfire",
  recruit: "gnome",
};

export interface Result {
  box: DOMRect;
  price: Price[];
  /** What is sure to happen; that of an option may still be on its way. */
  of: GameEvent[] | Option;
  above?: boolean;
}

class Ui {
  /** The turn option looked at; null lights all. */
  mode = $state<Mode | null>(null);
  /** The action tile picked up in the supply; only its deeds are lit. */
  kind = $state<Kind | null>(null);
  /** Quarter turns of the Fate Tile in hand: 0 lying, 1 standing, 2 lying and turned round, 3 standing and turned round. */
  quarter = $state(0);
  /** The rewards of the Great Bonfire picked so far. */
  rewards = $state<string[]>([]);
  /** The portal picked among them. */
  portal = $state<Shape | null>(null);
  /** What the option under the pointer costs and brings, and where on the screen. */
  result = $state.raw<Result | null>(null);
  private at = -1;

  /** Forget what was picked when the position has changed. */
  settle(move: number, decision: string): void {
    if (this.at === move) return;
    this.at = move;
    this.rewards = [];
    this.result = null;
    if (decision !== "turn") {
      this.mode = null;
      this.kind = null;
    }
  }
  pickMode(mode: Mode): void {
    this.mode = this.mode === mode ? null : mode;
    this.kind = null;
  }
  pickKind(kind: Kind): void {
    this.kind = this.kind === kind ? null : kind;
    this.mode = this.kind ? "tiles" : null;
  }
  clear(): void {
    this.mode = null;
    this.kind = null;
    this.rewards = [];
  }
  /** Whether an option is not what the player is looking for now. */
  aside(option: Option): boolean {
    const mode = MODES[option.family];
    if (!mode) return false;
    if (this.kind) return DEED_KIND[option.family] !== this.kind;
    return this.mode !== null && mode !== this.mode;
  }
}

export const ui = new Ui();

/** The turn option that a move belongs to. */
export function modeOf(family: string): Mode | null {
  return MODES[family] ?? null;
}
