/** A puzzle on a real table: which moves were tried, and what the server says of them. */
import { api } from "./api";
import type { Puzzle, PuzzleTry } from "./api";
import type { TableStore } from "./table.svelte";
import type { Title } from "./types";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
const KEY = "firelight.puzzles";

/** Which puzzles are wanted. */
export interface Wish {
  game?: Title;
  difficulty?: Difficulty;
}

export function keptWish(): Wish {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Wish | null) ?? {};
  } catch {
    return {};
  }
}

export function keepWish(wish: Wish): void {
  localStorage.setItem(KEY, JSON.stringify(wish));
}

/** The address of another puzzle, or of the list where none is left. */
export async function nextPath({ game, difficulty }: Wish): Promise<string> {
  const { id } = await api.nextPuzzle(game, difficulty);
  return id ? `/puzzles/${id}` : "/puzzles";
}

type Judge = (id: string, moves: string[]) => Promise<PuzzleTry>;

export class PuzzleRun {
  puzzle: Puzzle = $state.raw()!;
  /** Whether the last act that was made is right; null before one is complete. */
  right: boolean | null = $state(null);
  judging = $state(false);
  /** How many moves the server has seen of this table. */
  private told = 0;

  constructor(
    puzzle: Puzzle,
    readonly table: Pick<TableStore, "moves">,
    private readonly judge: Judge = (id, moves) => api.tryPuzzle(id, moves),
  ) {
    this.puzzle = puzzle;
  }

  get isOver(): boolean {
    return this.puzzle.answer !== null;
  }

  /** Whether a move on the board counts. */
  get waits(): boolean {
    return !this.isOver && this.right === null;
  }

  /** The id of what is said of the tries; null before the first. */
  get verdict(): string | null {
    if (!this.isOver) return this.right === false ? "puzzle-wrong" : null;
    if (this.right === null) return this.puzzle.solved ? "puzzle-known" : "puzzle-known-lost";
    return this.right ? "puzzle-right" : "puzzle-lost";
  }

  /** The id of what the dock says in place of whose turn it is: nobody answers a move here. Null while the player is to move. */
  dockText(mine: boolean): string | null {
    return this.right === null && mine ? null : (this.verdict ?? "puzzle-judging");
  }

  /** Moves have been made or taken back: is an act complete? */
  async check(): Promise<void> {
    const moves = this.table.moves.map((line) => line.move);
    if (moves.length < this.told) this.told = moves.length;
    if (!this.waits || this.judging || moves.length === this.told) return;
    this.told = moves.length;
    this.judging = true;
    try {
      const { complete, right, puzzle } = await this.judge(this.puzzle.id, moves);
      if (complete) {
        this.right = right;
        this.puzzle = puzzle;
      }
    } finally {
      this.judging = false;
    }
    if (this.table.moves.length !== this.told) await this.check();
  }
}
