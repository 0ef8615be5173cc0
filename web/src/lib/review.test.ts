import { expect, test } from "vitest";
import type { LogEntry } from "./api";
import { graphOf, stretchesOf } from "./review";
import type { Review } from "./review";

test("the graph holds every margin, with the zero line in the middle", () => {
  const graph = graphOf([{ margins: [0, 4, -12] }, { margins: [0, -4, 12] }], 1000, 280);
  expect(graph.lines).toHaveLength(2);
  expect(graph.lines[0]).toHaveLength(3);
  expect(graph.ticks.map((tick) => tick.value)).toEqual([-15, -10, -5, 0, 5, 10, 15]);
  expect(graph.ticks.find((tick) => tick.value === 0)!.y).toBe(140);
  expect(graph.lines[0]![0]!.x).toBe(34);
  expect(graph.lines[0]![2]!.x).toBe(992);
  expect(graph.lines[0]![1]!.y).toBeLessThan(140);
});

const moves = [1, 2, 3, 4].map((number) => ({
  number,
  seat: number % 2,
  loss: number,
  verdict: number > 2 ? "mistake" : "",
  luck: [0, 1],
}));
const review = { moves, seats: [{ margins: [0, 0, 0, 0, 0] }, { margins: [0, 1, 2, 3, 4] }] } as unknown as Review;
const log = (begins: Record<number, string>): LogEntry[] =>
  moves.map(
    ({ number, seat }) =>
      ({ number, seat, act: number - 1, events: [{ name: begins[number] ?? "x", seat, args: [] }] }) as unknown as LogEntry,
  );

test("a review goes round by round where there are rounds", () => {
  const [first, second] = stretchesOf(review, log({ 2: "new-round" }), 1, "new-round");
  expect([first!.first, first!.loss, first!.before, first!.after, first!.luck]).toEqual([1, 1, 0, 2, 2]);
  expect([second!.first, second!.loss, second!.before, second!.after]).toEqual([2, 3, 2, 4]);
});

test("elsewhere it goes by some turns at a time", () => {
  const found = stretchesOf(review, log({}), 1, null);
  expect(found).toHaveLength(1);
  expect([found[0]!.loss, found[0]!.moves.length, found[0]!.after]).toEqual([4, 2, 4]);
});
