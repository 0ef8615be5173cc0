/** What is said before a choice. */
import type { Option, Table } from "../../lib/types";
import type { Facts, View } from "./types";

/** What a choice would leave unused. */
export function warning(table: Table<View, Facts>, choice: Option, ends: boolean): string | null {
  const offered = (family: string) => table.options.some((option) => option.family === family);
  if (!ends) return null;
  if (offered("neutral")) return "neutral";
  return choice.family === "pass" && offered("ignite") ? "ignite" : null;
}
