import { expect, test } from "vitest";
import { graphOf } from "./review";

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
