import { expect, test } from "vitest";
import type { LogEntry } from "./api";
import { marksOf, sinceMine, turnsOf, withEntry } from "./log";
import type { Entry, GameEvent } from "./types";

const event = (name: string, seat = 0): GameEvent => ({ name, seat, args: [] });
const line = (number: number, seat: number, events: GameEvent[] = []): LogEntry => ({
  number,
  seat,
  move: `m${number}`,
  by: "human",
  at: 0,
  events,
});
const entry = (kind: Entry["kind"], more: Record<string, unknown>): Entry => ({ kind, seat: 0, at: 0, ...more });
const mine = (seat: number) => seat === 0;

test("moves come on top, taking back cuts off, other entries change nothing", () => {
  let moves: LogEntry[] = [];
  moves = withEntry(moves, entry("move", { number: 1, move: "a" }), []);
  moves = withEntry(moves, entry("move", { number: 2, move: "b" }), []);
  expect(moves.map((one) => one.move)).toEqual(["a", "b"]);
  moves = withEntry(moves, entry("undo", { to: 1 }), []);
  expect(moves.map((one) => one.move)).toEqual(["a"]);
  moves = withEntry(moves, entry("move", { number: 2, move: "c" }), []);
  moves = withEntry(moves, entry("move", { number: 2, move: "c" }), []);
  expect(moves.map((one) => one.move)).toEqual(["a", "c"]);
  expect(withEntry(moves, entry("seat", {}), [])).toBe(moves);
});

test("a turn begins where an event says so, or where another seat acts", () => {
  const turns = turnsOf([line(1, 0), line(2, 0, [event("turn-began", 1)]), line(3, 1), line(4, 0), line(5, 0)]);
  expect(turns.map((turn) => [turn.seat, turn.first, turn.moves.length])).toEqual([
    [0, 1, 2],
    [1, 3, 1],
    [0, 4, 2],
  ]);
});

test("two turns of one seat in a row are two turns", () => {
  expect(turnsOf([line(1, 0, [event("turn-began")]), line(2, 0)])).toHaveLength(2);
});

test("marks for own turns and for rounds", () => {
  expect(marksOf([line(1, 0), line(2, 1, [event("new-round")]), line(3, 0)], mine, ["new-round"])).toEqual([
    { move: 0, kind: "mine" },
    { move: 2, kind: "mine" },
    { move: 2, kind: "round" },
  ]);
});

test("where my last turn ended", () => {
  expect(sinceMine([line(1, 0), line(2, 0), line(3, 1), line(4, 2)], mine)).toBe(2);
  expect(sinceMine([line(1, 0), line(2, 1), line(3, 0)], mine)).toBe(1);
  expect(sinceMine([line(1, 1)], mine)).toBeNull();
  expect(sinceMine([], mine)).toBeNull();
});
