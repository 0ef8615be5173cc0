/** Which option is meant, which is made by itself, and what to say before it is made. */
import { gameOf } from "../games";
import { isForeseen } from "./previews";
import type { Args, Option, Table } from "./types";

/** Whether the arguments of a move are those asked for; those not asked for do not matter. */
export function agree(args: Args, wanted: Args = {}): boolean {
  return Object.entries(wanted).every(([key, value]) => JSON.stringify(args[key]) === JSON.stringify(value));
}

/** Whether a choice wants a second click. One that is not foreseen might end the turn. */
export function wantsConfirming(choice: Option | string[], mode: "never" | "ends" | "always"): boolean {
  if (mode === "never") return false;
  if (mode === "always") return true;
  return !Array.isArray(choice) && (!isForeseen(choice) || choice.ends || choice.seals);
}

/** The option that is made without asking where payments are automatic; null where there is something to think about. */
export function automatic(table: Table): Option | null {
  const natural = table.options.filter((option) => option.natural);
  return natural.length === 1 ? natural[0]! : null;
}

/** What a turn would leave unused: said once before it ends. */
export function warningBefore(table: Table, choice: Option): string | null {
  const { title } = table.room;
  const code = gameOf(title)?.warning(table, choice) ?? null;
  return code && `warning-${title}-${code}`;
}

/** The deeds that may be done beside the action of a turn, shown as chips beside the prompt. */
export function chips(table: Table, options: Option[]): Option[] {
  const wanted = gameOf(table.room.title)?.chips ?? [];
  return options.filter((option) => wanted.includes(option.family)).sort((a, b) => wanted.indexOf(a.family) - wanted.indexOf(b.family));
}
