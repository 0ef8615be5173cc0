import { expect, test } from "vitest";
import type { LogEntry } from "./api";
import { actAt, actsOf, linesOf, marksOf, sinceMine, stepOf, toldOf, turnOf, turnsOf, withEntry } from "./log";
import type { Entry, GameEvent } from "./types";

const event = (name: string, seat = 0): GameEvent => ({ name, seat, args: [] });
const line = (number: number, seat: number, events: GameEvent[] = []): LogEntry => ({
  number,
  act: number - 1,
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

test("the moves of an act are one line", () => {
  const moves = [line(1, 0, [event("sailed")]), { ...line(2, 0, [event("paid-tiles")]), act: 0 }, line(3, 0), { ...line(4, 1), act: 2 }];
  const acts = actsOf(moves);
  expect(acts.map((act) => [act.number, act.move, act.events.length])).toEqual([
    [2, "m1 · m2", 2],
    [3, "m3", 0],
    [4, "m4", 0],
  ]);
  expect(acts[0]!.last).toBe(moves[1]);
  expect(moves[0]!.events).toHaveLength(1);
});

test("steps go from act to act, and past neither end", () => {
  const acts = actsOf([line(1, 0), { ...line(2, 0), act: 0 }, line(3, 1), { ...line(4, 1), act: 2 }, line(5, 0)]);
  expect(acts.map((act) => act.number)).toEqual([2, 4, 5]);
  expect([0, 1, 2, 3, 4, 5].map((move) => stepOf(acts, move, 1))).toEqual([2, 2, 4, 4, 5, 5]);
  expect([5, 4, 3, 2, 1, 0].map((move) => stepOf(acts, move, -1))).toEqual([4, 2, 2, 0, 0, 0]);
  expect([0, 2, 4, 5].map((move) => actAt(acts, move))).toEqual([0, 1, 2, 3]);
});

test("turns are counted for each seat: the first and the second are not both the first", () => {
  const moves = [line(1, 0), line(2, 0, [event("turn-began", 1)]), line(3, 1, [event("turn-began", 0)]), line(4, 0)];
  expect([0, 1, 3, 4].map((at) => turnOf(moves, 0, at))).toEqual([1, 1, 2, 2]);
  expect(turnOf(moves, 1, 2)).toBe(1);
  expect(turnOf([], 0, 7)).toBeNull();
});

test("what another seat does in an act has a line of its own", () => {
  const act = line(1, 0, [event("sailed"), event("took-guardian", 1), event("turn-began"), event("shuffled"), event("ended")]);
  const story = { apart: ["ended"], quiet: () => false, picture: () => null, amount: () => null, piece: () => null };
  expect(linesOf(actsOf([act]), story).map(({ seat, events }) => [seat, events.map(({ name }) => name)])).toEqual([
    [0, ["sailed"]],
    [1, ["took-guardian"]],
    [0, ["shuffled"]],
    [null, ["ended"]],
  ]);
});

test("a move that only begins an act is told by what its seat does next, never by its notation", () => {
  const moves = [line(1, 0), line(2, 0, [event("sent")]), line(3, 1, [event("took", 1)]), line(4, 0), line(5, 1, [event("took", 1)])];
  const tell = (events: GameEvent[]) => events.map(({ name }) => name);
  expect([1, 2, 3].map((number) => toldOf(moves, number, tell))).toEqual(["sent", "sent", "took"]);
  expect(toldOf(moves, 4, tell)).toBe("");
  expect(toldOf(moves, 9, tell)).toBe("");
});
