/** Bots of one level are told apart by a number: the second Flame at a table is Flame 2. */
import type { Seat, Table } from "./types";

export function withTwins(table: Table): Table {
  const before = new Map<string, number>();
  const seats = table.seats.map((seat): Seat => {
    if (seat.kind !== "bot" || seat.name || !seat.level) return seat;
    const number = (before.get(seat.level) ?? 0) + 1;
    before.set(seat.level, number);
    return number > 1 ? { ...seat, twin: number } : seat;
  });
  return { ...table, seats };
}
