/** Sailing to an island and taking a Task there, as one act. */
import type { BonfireTable } from "./types";

/** Proposes that act; undefined where it is not possible. */
export function voyage(table: BonfireTable, island: string, slot: number): (() => void) | undefined {
  const sail = table.find("sail", { island });
  const act = table.acts.find(({ families: [first, second], args }) => {
    return first === "sail" && second === "task" && args.island === island && args.slot === slot;
  });
  const task = act?.moves.find((move) => move === `task ${slot}`);
  if (!sail || !task) return undefined;
  const words = [table.teller.move(sail), table.teller.move({ ...sail, family: "task", args: { island, slot } })];
  return () => table.act([sail.move, task], words.join(" · "));
}
