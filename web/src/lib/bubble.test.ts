import { expect, test } from "vitest";
import { overlap, placeBubble } from "./bubble";

const view = { x: 0, y: 0, width: 1366, height: 768 };
const size = { width: 360, height: 200 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test("a bubble stands beside its target with the tail on it", () => {
  const place = placeBubble(box(100, 300, 80, 60), [box(100, 300, 80, 60)], size, view);
  expect(place).toMatchObject({ side: "right", x: 198 });
  expect(place.y + place.tail).toBe(330);
});

test("it goes where it covers nothing that is lit", () => {
  const target = box(900, 300, 80, 60);
  const places = [[], [box(1010, 300, 300, 50)]].map((lit) => placeBubble(target, [target, ...lit], size, view).side);
  expect(places).toEqual(["right", "left"]);
});

test("where there is no room beside the target it takes the place that covers least", () => {
  const target = box(20, 20, 1300, 500);
  const place = placeBubble(target, [target], size, view);
  expect(place.side).toBe("below");
  const whole = placeBubble(box(0, 0, 1366, 700), [box(0, 0, 1366, 700)], size, view);
  expect(whole.side).toBe("none");
  expect(whole.y).toBe(768 - 200 - 10);
  expect(overlap(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
});
