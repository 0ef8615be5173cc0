import { expect, test } from "vitest";
import { atStation, atWarehouse } from "./brings";

const event = (name: string, ...args: (string | number | null)[]) => ({ name, seat: 0, args });
const crest = event("crest-at", "station", 1);

test("E4.1 the Warehouse as printed, E14.16 with the Merchant, E14.24 with the Overseer", () => {
  expect(atWarehouse()).toBe("+2 gear");
  expect(atWarehouse([crest, event("gained-gear", 2)])).toBe("+2 gear");
  expect(atWarehouse([crest, event("gained-gear", 2), event("gained-gear", 2)])).toBe("+4 gear");
  expect(atWarehouse([event("gained-gear", 2), event("gained-followers", "hireling", 1)])).toBe("+2 gear +1 hireling");
});

test("E4.2 the Fire Station as printed, E14.12 twice, E14.26 with the Squire", () => {
  expect(atStation(1)).toBe("+4 hireling +1 fire");
  expect(atStation(1, [crest, event("gained-followers", "hireling", 4)])).toBe("+4 hireling +1 fire");
  expect(atStation(2, [event("gained-followers", "hireling", 8), event("flame-moved", 1)])).toBe("+8 hireling +1 fire");
  expect(atStation(1, [event("gained-followers", "hireling", 5)])).toBe("+5 hireling");
  expect(atStation(2, [event("gained-followers", "hireling", 9)])).toBe("+9 hireling");
});
