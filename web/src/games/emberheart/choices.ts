/** What is said before a choice, and what stands beside the prompt. */
import type { Option, Table } from "../../lib/types";
import type { Facts, View } from "./model";

/** What a choice would leave unused. */
export function warning(table: Table<View, Facts>, choice: Option): string | null {
  const crests = table.deciding === null ? 0 : (table.view.bands[table.deciding]?.crests ?? 0);
  if (choice.family === "aide" && crests > 0) return "crest";
  return choice.ends && table.options.some((option) => option.family === "attach") ? "dragon" : null;
}

/** Families of moves beside the action of a turn. */
export const chips = [
  "swap",
  "attach",
  "use-apprentice",
  "use-bard",
  "use-paragon",
  "done",
  "decline",
  "no-call",
  "welcome-nobody",
  "exchange-none",
  "no-further",
  "no-sage",
  "no-attribute",
];
