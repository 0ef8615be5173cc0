import { afterEach, expect, test, vi } from "vitest";
import { Coach, lossOf, mayCoach } from "./coach.svelte";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import type { Hint, Table } from "./types";

const hint = (move: string, margin: number) => ({ move, margin }) as Hint;
const hints = [hint("sail", 9), hint("build", 7), hint("fate", 4)];
const human = { kind: "human", mine: true };
const live = (...seats: unknown[]) => ({ room: { hints: true }, seats, over: false, options: [{ move: "sail" }] }) as unknown as Table;

function coached(found = hints) {
  const table = {
    live: live(human, { kind: "bot", mine: false }),
    last: 4,
    active: true,
    proposed: null,
    advice: [] as Hint[],
    game: "g",
    ideas: vi.fn(() => Promise.resolve(found)),
    teller: { move: () => "Sail to the island" },
    undo: vi.fn(),
  };
  settings.coach = true;
  return { table, coach: new Coach(table as unknown as TableStore) };
}

afterEach(() => {
  settings.coach = false;
});

test("the hints show what a move gave away: at least as much as the last of them, if it is not among them", () => {
  expect([lossOf(hints, "sail"), lossOf(hints, "build"), lossOf(hints, "pass"), lossOf([], "sail")]).toEqual([0, 2, 5, 0]);
});

test("nobody is coached who plays with other humans, or where hints are not allowed", () => {
  expect(mayCoach(live(human, { kind: "bot" }))).toBe(true);
  expect(mayCoach(live(human, { kind: "human", mine: false }))).toBe(false);
  expect(mayCoach(live(human, { kind: "open", mine: false }))).toBe(false);
  expect(mayCoach({ ...live(human), room: { hints: false } } as Table)).toBe(false);
});

test("the coach mentions a clear mistake but not a small one, and it can be shown and taken back", async () => {
  const { table, coach } = coached();
  await coach.think();
  await coach.think();
  expect(table.ideas).toHaveBeenCalledOnce();
  coach.judge(5, "build");
  expect(coach.said).toBeNull();
  coach.judge(5, "pass");
  expect(coach.said).toMatchObject({ about: "mistake", points: 5, move: "Sail to the island" });
  coach.show();
  expect(table.advice).toEqual([hints[0]]);
  coach.takeBack();
  expect([table.undo.mock.calls.length, coach.said]).toEqual([1, null]);
});

test("a player who hesitates is shown an idea, but not in the middle of a choice", async () => {
  const { table, coach } = coached();
  coach.hesitate();
  expect(coach.said).toBeNull();
  await coach.think();
  coach.hesitate();
  expect(coach.said).toMatchObject({ about: "hesitation" });
  coach.dismiss();
  table.proposed = {} as never;
  coach.hesitate();
  expect(coach.said).toBeNull();
});

test("without the setting nothing is asked of the server", async () => {
  const { table, coach } = coached();
  settings.coach = false;
  await coach.think();
  coach.judge(5, "pass");
  expect([table.ideas.mock.calls.length, coach.said]).toEqual([0, null]);
});
