import { expect, test } from "vitest";
import type { Option, Table } from "../../lib/types";
import { warning } from "./choices";

const option = (family: string, ends = false) => ({ family, ends }) as Option;
const table = (...options: Option[]) => ({ options }) as Table;

test("a Neutral Novice that could still go to the Council is not forgotten", () => {
  const end = option("end-turn", true);
  expect(warning(table(end, option("neutral")), end)).toBe("neutral");
  expect(warning(table(end), end)).toBeNull();
});

test("nobody passes for good while a Bonfire could be ignited", () => {
  const pass = option("pass", true);
  expect(warning(table(pass, option("ignite")), pass)).toBe("ignite");
});
