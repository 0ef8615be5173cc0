/** A review as `firelight review --json` writes it (docs/review.md). */
import type { Title } from "./types";

export interface Lesson {
  number: number;
  move: string;
  loss: number;
  better: string;
  line: string[];
  then: string;
  gains: Record<string, number>;
  costs: { kind: string; name: string; number: number }[];
  prepares: { kind: string; name: string; number: number }[];
}

export interface SeatReview {
  name: string;
  score: number;
  margins: number[];
  decisions: number;
  loss: number;
  "mean-loss": number;
  accuracy: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  luck: number;
  lessons: Lesson[];
}

export interface ReviewedMove {
  number: number;
  seat: number;
  move: string;
  description: string;
  best: string;
  margin: number;
  played: number;
  loss: number;
  verdict: string;
  exact: boolean;
  revealed: boolean;
}

export interface Review {
  game: Title;
  over: boolean;
  winners: number[];
  budget: string;
  seats: SeatReview[];
  moves: ReviewedMove[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Graph {
  /** For each seat the points of its line. */
  lines: Point[][];
  /** Values with a line across. */
  ticks: { value: number; y: number }[];
  x: (move: number) => number;
}

/** The lines of expected margins in a picture of this size; the step of the ticks is 5, 10, 20 or 50 points. */
export function graphOf(seats: Pick<SeatReview, "margins">[], width: number, height: number, left = 34): Graph {
  const all = seats.flatMap((seat) => seat.margins);
  const most = Math.max(5, ...all.map(Math.abs));
  const step = [5, 10, 20, 50].find((one) => most / one <= 4) ?? 100;
  const top = Math.ceil(most / step) * step;
  const moves = Math.max(1, (seats[0]?.margins.length ?? 1) - 1);
  const x = (move: number) => left + ((width - left - 8) * move) / moves;
  const y = (value: number) => 8 + ((height - 16) * (top - value)) / (2 * top);
  const lines = seats.map((seat) => seat.margins.map((margin, move) => ({ x: x(move), y: y(margin) })));
  const ticks: Graph["ticks"] = [];
  for (let value = -top; value <= top; value += step) ticks.push({ value, y: y(value) });
  return { lines, ticks, x };
}
