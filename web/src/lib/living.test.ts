import { expect, test } from "vitest";
import { loadLiving, TITLES } from "../games";
import { LivingTable, merged } from "./living.svelte";
import type { Table } from "./types";

test("an act changes some parts of a table, and of its view", () => {
  const before = { move: 1, turn: 1, view: { seats: [1, 2], ship: { at: "T1" } } } as unknown as Table;
  const after = merged(before, { move: 2, view: { ship: { at: null } } });
  expect(after).toEqual({ move: 2, turn: 1, view: { seats: [1, 2], ship: { at: null } } });
});

test.each(TITLES)("the stored game of %s goes on act by act and begins again", async (title) => {
  const stored = (await loadLiving(title))!;
  const table = new LivingTable(stored);
  const first = table.shown.move;
  const moves = stored.then.map(() => {
    table.step();
    return table.shown.move;
  });
  expect(stored.then.length).toBeGreaterThan(12);
  expect([first, ...moves]).toEqual([...new Set([first, ...moves])].sort((one, other) => one - other));
  table.step();
  expect(table.shown.move).toBe(first);
});
