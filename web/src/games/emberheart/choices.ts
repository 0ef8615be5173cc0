/** What is said before a choice. */
import type { Option, Table } from "../../lib/types";
import type { Facts, View } from "./model";

/** What a choice would leave unused. */
export function warning(table: Table<View, Facts>, choice: Option, ends: boolean): string | null {
  const crests = table.deciding === null ? 0 : (table.view.bands[table.deciding]?.crests ?? 0);
  if (choice.family === "aide" && crests > 0) return "crest";
  return ends && table.options.some((option) => option.family === "attach") ? "dragon" : null;
}
