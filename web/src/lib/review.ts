/** A review as `firelight review --json` writes it (docs/review.md). */
import type { LogEntry } from "./api";
import { number, signed, t } from "./i18n.svelte";
import { turnsOf } from "./log";
import type { GameEvent, Title } from "./types";

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
  events?: GameEvent[];
  /** The chance to win with the better move, and how much of it was given away. */
  win?: number;
  "win-lost"?: number;
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
  /** For each seat: what came to light against what might have. */
  luck: number[];
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
  ticks: { value: number; label: string; y: number }[];
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
  for (let value = -top; value <= top; value += step) ticks.push({ value, label: String(value).replace("-", "−"), y: y(value) });
  return { lines, ticks, x };
}

/** A stretch of a game as a seat lived through it: a round, or some of its turns. */
export interface Stretch {
  first: number;
  last: number;
  /** The seat's own moves in it. */
  moves: ReviewedMove[];
  loss: number;
  luck: number;
  /** The expected margin before and after it. */
  before: number;
  after: number;
}

const TURNS = 5;
/** The least points that are worth a word. */
const MENTIONED = 1;

/** The number of the round that each move belongs to, where events begin the rounds. */
function roundsOf(log: LogEntry[], begins: string): Map<number, number> {
  let round = 1;
  return new Map(
    log.map(({ number, events }) => {
      const own = round;
      if (events.some(({ name }) => name === begins)) round += 1;
      return [number, own];
    }),
  );
}

/** The game in stretches: rounds where there are some, else five turns of the seat at a time. */
export function stretchesOf(review: Review, log: LogEntry[], seat: number, begins: string | null): Stretch[] {
  const rounds = begins === null ? null : roundsOf(log, begins);
  const turns = turnsOf(log).filter((turn) => turn.seat === seat);
  const ofMove = (number: number) => rounds?.get(number) ?? Math.max(1, turns.filter((turn) => turn.first <= number).length);
  const groups = new Map<number, ReviewedMove[]>();
  for (const move of review.moves.filter((one) => one.seat === seat)) {
    const group = rounds ? ofMove(move.number) : Math.ceil(ofMove(move.number) / TURNS);
    groups.set(group, [...(groups.get(group) ?? []), move]);
  }
  const margins = review.seats[seat]!.margins;
  const all = [...groups.values()];
  return all.map((moves, at) => {
    const from = at === 0 ? 0 : moves[0]!.number - 1;
    const to = all[at + 1] ? all[at + 1]![0]!.number - 1 : margins.length - 1;
    const within = review.moves.filter(({ number }) => number > from && number <= to);
    return {
      first: ofMove(moves[0]!.number),
      last: ofMove(moves.at(-1)!.number),
      moves,
      loss: moves.reduce((sum, move) => sum + move.loss, 0),
      luck: within.reduce((sum, move) => sum + (move.luck[seat] ?? 0), 0),
      before: margins[from] ?? 0,
      after: margins[to] ?? 0,
    };
  });
}

/** A stretch in sentences. */
export function tellStretch({ loss, luck, before, after }: Stretch): string[] {
  const figures = { before: signed(before, 0), after: signed(after, 0) };
  const way = figures.before === figures.after ? "review-stayed" : after > before ? "review-rose" : "review-fell";
  const points = Math.round(loss);
  return [
    points < MENTIONED ? t("review-flawless") : t("review-given-away", { points }),
    ...(Math.abs(luck) < MENTIONED ? [] : [t(luck > 0 ? "review-lucky" : "review-unlucky", { points: number(Math.abs(luck), 0) })]),
    t(way, figures),
  ];
}
