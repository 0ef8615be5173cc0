/** Which option is meant, which is made by itself, and what to say before it is made. */
import { gameOf } from "../games";
import type { Game } from "../games/types";
import type { Args, Option, Proposal, Table } from "./types";

/** Whether the arguments of a move are those asked for; those not asked for do not matter. */
export function agree(args: Args, wanted: Args = {}): boolean {
  return Object.entries(wanted).every(([key, value]) => JSON.stringify(args[key]) === JSON.stringify(value));
}

/** Whether a choice is only proposed: where it ends the turn or reveals something, and where its families are always proposed first. */
export function wantsConfirming(table: Table, families: string[], proposal: Proposal, mode: "never" | "ends" | "always"): boolean {
  if (mode !== "ends") return mode === "always";
  const careful = gameOf(table.room.title)?.careful ?? [];
  return proposal.ends || proposal.seals || families.some((family) => careful.includes(family));
}

/** What the one button does where nothing is proposed: end the turn, or go the only way there is. */
export function finishing({ options, room }: Table): Option | null {
  const game = gameOf(room.title);
  const [only] = options;
  if (only && options.length === 1 && !game?.acts?.includes(only.family)) return only;
  const families = game?.finish ?? [];
  return options.find((option) => families.includes(option.family)) ?? null;
}

/** The option that is made without asking where payments are automatic; null where there is something to think about. */
export function automatic(table: Table): Option | null {
  const natural = table.options.filter((option) => option.natural);
  return natural.length === 1 ? natural[0]! : null;
}

/** What a turn would leave unused: said once before it ends. */
export function warningBefore(table: Table, choice: Option, ends: boolean): string | null {
  const { title } = table.room;
  const code = gameOf(title)?.warning(table, choice, ends) ?? null;
  return code && `warning-${title}-${code}`;
}

/** The families of those moves that can be seen among options. */
export function familiesOf(options: Option[], moves: string[]): string[] {
  return options.filter((option) => moves.includes(option.move)).map((option) => option.family);
}

/** What is asked of a table: the acts that a board shows as one, and what it foresees. Null where there is nothing of that. */
export function questionOf(game: Game, { options, deciding }: Table) {
  const here = (families: string[] = []) => families.filter((family) => options.some((option) => option.family === family));
  const [families, foreseen] = [here(game.acts), here(game.foreseen)];
  if (!families.length && !foreseen.length) return null;
  return { do: "acts", seat: deciding, families, refusals: game.barred ?? [], upto: game.upto ?? [], foreseen };
}
