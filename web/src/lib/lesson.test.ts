import { expect, test } from "vitest";
import type { Lesson } from "../games/lesson";
import { fulfils, LessonRun } from "./lesson.svelte";
import type { TableStore } from "./table.svelte";
import type { Option } from "./types";

const option = (move: string, family: string, args = {}): Option => ({
  move,
  family,
  args,
  price: [],
  seals: false,
  ends: false,
  natural: false,
  events: [],
});
const lesson = {
  game: "emberheart",
  steps: [
    { id: "hello", highlight: [], expect: "next" },
    { id: "camp", highlight: [], expect: { family: "to-space", args: { place: "camp" }, moves: ["go camp", "space 5"] } },
    { id: "end", highlight: [], expect: "next" },
  ],
} as unknown as Lesson;

function table() {
  return {
    options: [option("go tavern", "go"), option("go camp", "go")],
    moves: [] as { number: number; seat: number }[],
    made: new Map<number, Option>(),
    isMine: (seat: number) => seat === 0,
    last: 0,
  };
}

test("a step is done by a move of its family and arguments", () => {
  expect(fulfils(lesson.steps[1]!, option("space 5", "to-space", { place: "camp", space: 5 }))).toBe(true);
  expect(fulfils(lesson.steps[1]!, option("space 5", "to-space", { place: "guild", space: 5 }))).toBe(false);
  expect(fulfils(lesson.steps[0]!, option("go camp", "go"))).toBe(false);
});

test("the first legal proposal is pointed at, and the lesson goes on with the move", () => {
  const state = table();
  const run = new LessonRun(lesson, state as unknown as TableStore);
  expect(run.waits).toBe(false);
  run.go(1);
  expect(run.proposal).toBe("go camp");
  state.moves.push({ number: 1, seat: 0 });
  state.made.set(1, option("go camp", "go"));
  run.check();
  expect(run.step.id).toBe("camp");
  state.moves.push({ number: 2, seat: 0 });
  state.made.set(2, option("space 4", "to-space", { place: "camp", space: 4 }));
  run.check();
  expect(run.step.id).toBe("end");
  expect(run.isLast).toBe(true);
  run.go(1);
  expect(run.step.id).toBe("end");
});

test("moves from before the step do not count", () => {
  const state = table();
  state.moves.push({ number: 1, seat: 0 });
  state.made.set(1, option("space 5", "to-space", { place: "camp" }));
  state.last = 1;
  const run = new LessonRun(lesson, state as unknown as TableStore);
  run.go(1);
  run.check();
  expect(run.step.id).toBe("camp");
});
