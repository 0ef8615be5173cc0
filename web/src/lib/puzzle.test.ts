import { expect, test, vi } from "vitest";
import type { Puzzle, PuzzleTry } from "./api";
import { keepWish, keptWish, PuzzleRun } from "./puzzle.svelte";
import type { TableStore } from "./table.svelte";

const OPEN = { id: "0123456789ab", game: "game", tries: 0, left: 2, solved: null, answer: null } as unknown as Puzzle;
const ENDED = { ...OPEN, tries: 1, left: 0, solved: true, answer: {} } as unknown as Puzzle;

function table(...moves: string[]): Pick<TableStore, "moves"> {
  return { moves: moves.map((move, index) => ({ move, number: index + 1 })) } as unknown as TableStore;
}

function add(of: Pick<TableStore, "moves">, ...moves: string[]): void {
  of.moves = [...of.moves, ...table(...moves).moves];
}

test("half an act is told and does not count", async () => {
  const answers: PuzzleTry[] = [
    { complete: false, right: null, puzzle: OPEN },
    { complete: true, right: true, puzzle: ENDED },
  ];
  const judge = vi.fn(async () => answers.shift()!);
  const board = table();
  const run = new PuzzleRun(OPEN, board, judge);
  await run.check();
  expect(judge).not.toHaveBeenCalled();
  add(board, "go camp");
  await run.check();
  expect([run.right, run.waits]).toEqual([null, true]);
  expect([run.dockText(true), run.dockText(false)]).toEqual([null, "puzzle-judging"]);
  add(board, "take 2");
  await run.check();
  expect(judge).toHaveBeenLastCalledWith(OPEN.id, ["go camp", "take 2"]);
  expect([run.right, run.isOver, run.waits]).toEqual([true, true, false]);
  expect([run.dockText(true), run.dockText(false)]).toEqual(["puzzle-right", "puzzle-right"]);
});

test("the dock waits for nobody: it says what became of the act", () => {
  const ended = (solved: boolean, right: boolean | null) => {
    const run = new PuzzleRun({ ...ENDED, solved } as Puzzle, table());
    run.right = right;
    return [run.dockText(true), run.dockText(false)];
  };
  expect(ended(false, false)).toEqual(["puzzle-lost", "puzzle-lost"]);
  expect(ended(true, null)).toEqual([null, "puzzle-known"]); // the answer is shown, and tried out
  expect(ended(false, null)).toEqual([null, "puzzle-known-lost"]);
});

test("what is played after a wrong try is not told, and moves made meanwhile are", async () => {
  const board = table("build 1");
  const judge = vi.fn(async () => {
    if (judge.mock.calls.length === 1) add(board, "pay wood");
    return { complete: judge.mock.calls.length === 2, right: judge.mock.calls.length === 2 ? false : null, puzzle: OPEN };
  });
  const run = new PuzzleRun(OPEN, board, judge);
  await run.check();
  expect(judge).toHaveBeenCalledTimes(2);
  expect([run.right, run.waits, run.isOver]).toEqual([false, false, false]);
  expect(run.dockText(true)).toBe("puzzle-wrong");
  add(board, "pass");
  await run.check();
  expect(judge).toHaveBeenCalledTimes(2);
});

test("a move that is taken back can be tried again", async () => {
  const board = table("build 1");
  const judge = vi.fn(async () => ({ complete: false, right: null, puzzle: OPEN }));
  const run = new PuzzleRun(OPEN, board, judge);
  await run.check();
  board.moves = [];
  await run.check();
  add(board, "build 2");
  await run.check();
  expect(judge.mock.calls.map((call) => (call as unknown[])[1])).toEqual([["build 1"], ["build 2"]]);
});

test("what is wanted is kept", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => kept.set(key, to),
  });
  expect(keptWish()).toEqual({});
  keepWish({ difficulty: "hard" });
  expect(keptWish()).toEqual({ difficulty: "hard" });
  vi.unstubAllGlobals();
});
