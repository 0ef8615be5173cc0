import { expect, test, vi } from "vitest";
import { Queue } from "./queue";

test("one is shown after another, each for its time", () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const queue = new Queue<number>(
    (item) => shown.push(item),
    () => 100,
  );
  for (const item of [1, 2, 3]) queue.push(item);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  expect(queue.idle).toBe(false);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.idle).toBe(true);
  vi.useRealTimers();
});

test("what takes no time is shown at once, and says how many follow", () => {
  const shown: [number, number][] = [];
  const queue = new Queue<number>(
    (item, more) => shown.push([item, more]),
    () => 0,
  );
  queue.push(1);
  queue.push(2);
  expect(shown).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(queue.idle).toBe(true);
});

test("flush shows all that waits, clear forgets it", () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const queue = new Queue<number>(
    (item) => shown.push(item),
    () => 100,
  );
  for (const item of [1, 2, 3]) queue.push(item);
  queue.flush();
  expect(shown).toEqual([1, 2, 3]);
  queue.push(4);
  queue.push(5);
  queue.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3, 4]);
  vi.useRealTimers();
});

test("a long queue goes faster", () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const queue = new Queue<number>(
    (item) => shown.push(item),
    () => 300,
  );
  for (let item = 0; item < 12; item++) queue.push(item);
  vi.advanceTimersByTime(600);
  expect(shown.length).toBe(5);
  vi.useRealTimers();
});

test("what is held stays, and the next one comes when it is released", () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const queue = new Queue<number>(
    (item) => shown.push(item),
    () => 100,
  );
  for (const item of [1, 2, 3]) queue.push(item);
  queue.hold();
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1]);
  queue.release();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  vi.useRealTimers();
});
