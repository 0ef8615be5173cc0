import { expect, test } from "vitest";
import { nearest } from "./keyboard";

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

test("arrows go to what lies nearest in that direction", () => {
  const boxes = [box(0, 0), box(20, 0), box(40, 2), box(0, 20), box(22, 20)];
  expect(nearest(boxes, 0, "right")).toBe(1);
  expect(nearest(boxes, 1, "right")).toBe(2);
  expect(nearest(boxes, 0, "down")).toBe(3);
  expect(nearest(boxes, 4, "up")).toBe(1);
  expect(nearest(boxes, 4, "left")).toBe(3);
  expect(nearest(boxes, 0, "left")).toBe(-1);
  expect(nearest(boxes, 0, "up")).toBe(-1);
});
