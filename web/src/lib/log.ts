/** The log of a table: the moves that stand, in turns. */
import type { LogEntry } from "./api";
import type { Entry, GameEvent } from "./types";

export interface Turn {
  seat: number | null;
  first: number;
  moves: LogEntry[];
}

/** Add one entry to the moves that stand: a move comes on top, taking back cuts off. */
export function withEntry(moves: LogEntry[], entry: Entry, events: GameEvent[]): LogEntry[] {
  if (entry.kind === "move") {
    const number = Number(entry.number);
    const line = { number, seat: entry.seat ?? 0, move: String(entry.move), by: String(entry.by ?? "human"), at: entry.at, events };
    return [...moves.filter((one) => one.number < number), line];
  }
  if (entry.kind === "undo") return moves.filter((one) => one.number <= Number(entry.to));
  return moves;
}

/** The moves by turns; a turn begins where an event says so, or where another seat acts. */
export function turnsOf(moves: LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  let fresh = true;
  for (const line of moves) {
    const last = turns[turns.length - 1];
    if (fresh || !last || last.seat !== line.seat) turns.push({ seat: line.seat, first: line.number, moves: [line] });
    else last.moves.push(line);
    fresh = line.events.some((event) => event.name === "turn-began");
  }
  return turns;
}

export interface Mark {
  move: number;
  kind: "round" | "mine";
}

/** The marks of the replay bar: rounds, which these events begin, and where my own turns begin. */
export function marksOf(moves: LogEntry[], mine: (seat: number) => boolean, rounds: string[]): Mark[] {
  const marks: Mark[] = [];
  for (const turn of turnsOf(moves)) if (turn.seat !== null && mine(turn.seat)) marks.push({ move: turn.first - 1, kind: "mine" });
  for (const line of moves) {
    if (line.events.some((event) => rounds.includes(event.name))) marks.push({ move: line.number, kind: "round" });
  }
  return marks;
}

/** How many moves had been made when my last turn was over; null if I have had none. */
export function sinceMine(moves: LogEntry[], mine: (seat: number) => boolean): number | null {
  let at = moves.length - 1;
  while (at >= 0 && mine(moves[at]!.seat)) at -= 1;
  while (at >= 0 && !mine(moves[at]!.seat)) at -= 1;
  return at >= 0 ? moves[at]!.number : null;
}
