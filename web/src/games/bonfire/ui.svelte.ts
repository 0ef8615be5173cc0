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

/** How long what a tile is good for stays lit after the pointer has left it, in milliseconds. */
const LEAVE = 150;

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
  /** The action tile that is pointed at: what it is good for is lit as long as nothing is picked. */
  peeked = $state<Kind | null>(null);
  /** The end of the column that a Fate Tile is taken from. */
  end = $state<"top" | "bottom">("top");
  /** Quarter turns of the Fate Tile in hand: 0 lying, 1 standing, 2 lying and turned round, 3 standing and turned round. */
  quarter = $state(0);
  /** The rewards of the Great Bonfire picked so far. */
  rewards = $state<string[]>([]);
  /** The portal picked among them. */
  portal = $state<Shape | null>(null);
  /** What the option under the pointer costs and brings, and where on the screen. */
  result = $state.raw<Result | null>(null);
  private at = -1;
  private leaving: ReturnType<typeof setTimeout> | undefined;

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
  pickEnd(end: string): void {
    this.end = end === "bottom" ? "bottom" : "top";
    this.mode = "fate";
    this.kind = null;
  }
  /** Point at an action tile, or leave it: that takes effect a moment later. */
  peek(kind: Kind, on: boolean): void {
    clearTimeout(this.leaving);
    if (on) this.peeked = kind;
    else this.leaving = setTimeout(() => (this.peeked = null), LEAVE);
  }
  clear(): void {
    this.mode = null;
    this.kind = null;
    this.rewards = [];
  }
  /** Whether a deed is not what the player is looking for now: at the start of a turn nothing is. */
  rests(family: string): boolean {
    const mode = MODES[family];
    if (!mode) return false;
    const kind = this.kind ?? this.peeked;
    if (kind) return DEED_KIND[family] !== kind;
    return mode !== this.mode;
  }
}

export const ui = new Ui();

/** The turn option that a move belongs to. */
export function modeOf(family: string): Mode | null {
  return MODES[family] ?? null;
}
