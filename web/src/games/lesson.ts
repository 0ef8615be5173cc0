/** A lesson: a real game that begins with a known seed, and what to look at and to do in it, step by step. */
import type { Args, Title } from "../lib/types";

/** A step that waits for a move of mine. */
export interface Expected {
  /** The step is done when I have made a move of this family … */
  family: string;
  /** … with these arguments, where some are named. */
  args?: Args;
  /** What the lesson proposes, in order: the first of them that is legal is marked. Payments may be made by themselves. */
  moves?: string[];
}

export interface LessonStep {
  /** The text is `lesson-GAME-ID`, its heading `lesson-GAME-ID.title`. */
  id: string;
  /** The `data-place` of what to point at. */
  highlight: string[];
  /** Read on with a button, or make a move. Every step can be skipped. */
  expect: "next" | Expected;
}

export interface Lesson {
  game: Title;
  /** The body of `POST /api/games`. */
  start: {
    game: Title;
    options: Record<string, number>;
    components: null;
    series: boolean;
    seed: number;
    seats: { kind: "me" | "bot"; level?: string }[];
    clock: { move: null; game: null; on_time: string };
  };
  steps: LessonStep[];
}
