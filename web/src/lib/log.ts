/** The log of a table: the moves that stand, in turns. */
import type { LogEntry } from "./api";
import { partsOf } from "./story";
import type { Part, Storyteller } from "./story";
import type { Entry, GameEvent } from "./types";

export interface Turn<Line extends LogEntry = LogEntry> {
  seat: number | null;
  first: number;
  moves: Line[];
}

/** Add one entry to the moves that stand: a move comes on top, taking back cuts off. */
export function withEntry(moves: LogEntry[], entry: Entry, events: GameEvent[]): LogEntry[] {
  if (entry.kind === "move") {
    const number = Number(entry.number);
    const line = {
      number,
      act: Number(entry.act ?? number - 1),
      seat: entry.seat ?? 0,
      move: String(entry.move),
      by: (entry.by ?? "human") as LogEntry["by"],
      at: entry.at,
      events,
    };
    return [...moves.filter((one) => one.number < number), line];
  }
  if (entry.kind === "undo") return moves.filter((one) => one.number <= Number(entry.to));
  return moves;
}

/** What a move did, in words; one that only begins an act is told by what its seat does next. */
export function toldOf(moves: LogEntry[], number: number, tell: (events: GameEvent[]) => string[]): string {
  const from = moves.findIndex((line) => line.number === number);
  if (from < 0) return "";
  const { seat } = moves[from]!;
  const others = moves.findIndex((line, at) => at > from && line.seat !== seat);
  for (const line of moves.slice(from, others < 0 ? undefined : others)) {
    const [first] = tell(line.events);
    if (first) return first;
  }
  return "";
}

/** One act: its moves as one line. */
export interface ActLine extends LogEntry {
  /** Its last move. */
  last: LogEntry;
}

/** What happened, act by act. */
export function actsOf(moves: LogEntry[]): ActLine[] {
  const acts: ActLine[] = [];
  for (const line of moves) {
    const before = acts[acts.length - 1];
    if (before?.act !== line.act || before.seat !== line.seat) acts.push({ ...line, last: line });
    else {
      before.events = [...before.events, ...line.events];
      Object.assign(before, { number: line.number, move: `${before.move} · ${line.move}`, last: line });
    }
  }
  return acts;
}

/** A line of the log: what one seat did in an act, or what happened to all. */
export interface Line extends Part {
  key: string;
  act: ActLine;
  /** How many moves were made before the act, and with it. */
  before: number;
  number: number;
  /** Which part of the act it is. */
  part: number;
}

export function linesOf(acts: ActLine[], story?: Storyteller): Line[] {
  return acts.flatMap((act) =>
    partsOf(act.seat, act.events, story).map((part, at) => {
      return { ...part, key: `${act.act}-${at}`, act, before: act.act, number: act.number, part: at };
    }),
  );
}

/** How many acts there were before the act that stands after so many moves; as many as there are where none does. */
export function actAt(acts: ActLine[], move: number): number {
  const at = acts.findIndex((act) => act.number > move);
  return at < 0 ? acts.length : at;
}

/** The move after which the act so many acts further stands. */
export function stepOf(acts: ActLine[], move: number, by: number): number {
  const ends = [acts[0]?.act ?? 0, ...acts.map((act) => act.number)];
  if (by > 0) return ends.filter((end) => end > move)[by - 1] ?? ends.at(-1)!;
  return ends.filter((end) => end < move).at(by) ?? ends[0]!;
}

/** Which turn of its own a seat is having after so many moves, counted from 1; null where that is not known. */
export function turnOf(moves: LogEntry[], seat: number, at: number): number | null {
  const past = moves.filter((line) => line.number <= at);
  const last = past.at(-1);
  if ((last?.number ?? 0) !== at) return null;
  const fresh = last?.seat !== seat || last.events.some((event) => event.name === "turn-began");
  return turnsOf(past).filter((turn) => turn.seat === seat).length + (fresh ? 1 : 0);
}

/** The moves by turns; a turn begins where an event says so, or where another seat acts. */
export function turnsOf<Line extends LogEntry>(moves: Line[]): Turn<Line>[] {
  const turns: Turn<Line>[] = [];
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
