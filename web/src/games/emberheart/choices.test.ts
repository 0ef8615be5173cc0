import { expect, test } from "vitest";
import type { Option, Table } from "../../lib/types";
import { warning } from "./choices";

const option = (family: string) => ({ family }) as Option;
const table = (crests: number, ...options: Option[]) => ({ options, deciding: 0, view: { bands: [{ crests }] } }) as unknown as Table;

test("an aide is not taken while there is a crest to use", () => {
  const aide = option("aide");
  expect(warning(table(2, aide), aide, true)).toBe("crest");
  expect(warning(table(0, aide), aide, true)).toBeNull();
});

test("a turn does not end while a dragon could be attached", () => {
  const done = option("done");
  expect(warning(table(0, done, option("attach")), done, true)).toBe("dragon");
});
