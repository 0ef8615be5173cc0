import { expect, test } from "vitest";
import type { Option, Table } from "../../lib/types";
import { warning } from "./choices";

const option = (family: string) => ({ family }) as Option;
const table = (...options: Option[]) => ({ options }) as Table;

test("a Neutral Novice that could still go to the Council is not forgotten", () => {
  const end = option("end-turn");
  expect(warning(table(end, option("neutral")), end, true)).toBe("neutral");
  expect(warning(table(end), end, true)).toBeNull();
  expect(warning(table(end, option("neutral")), end, false)).toBeNull();
});

test("nobody passes for good while a Bonfire could be ignited", () => {
  const pass = option("pass");
  expect(warning(table(pass, option("ignite")), pass, true)).toBe("ignite");
});
