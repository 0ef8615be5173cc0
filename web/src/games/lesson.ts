/**
 * A lesson: a real game that was played once, and what to look at and to do in it, step by step. `python -m tests.web.lessons` plays the games and
 * writes the files.
 */
import type { Title } from "../lib/types";

export interface LessonStep {
  /** The text is `lesson-GAME-ID`, its heading `lesson-GAME-ID.title`. */
  id: string;
  /** The `data-place` of what it talks about; the bubble stands at the first of them that can be seen. */
  places: string[];
  /** What else stays lit: what is paid, what moves. */
  also?: string[];
  /** The tab of a phone where it is to be seen. */
  tab?: string;
  /** How many moves of the learner it asks for; none: it is read. */
  deed?: number;
  /** How many moves of the others follow. */
  then?: number;
}

export interface LessonChapter {
  /** Its name is `learn-GAME-NAME`. */
  name: string;
  /** After how many moves it begins, and what the seats would score then. */
  from: number;
  scores: number[];
  steps: LessonStep[];
}

export interface Lesson {
  game: Title;
  /** The level whose name and face the others have. */
  opponent: string;
  players: number;
  /** How the game began, as records have it. */
  record: Record<string, unknown>;
  /** The moves of the whole game, and for each of them who made it. */
  moves: string[];
  seats: string;
  /** After how many moves something had come to light: moves beyond that are sent by themselves. */
  sealed: number[];
  shuffles: [pile: string, order: unknown[], move: number][];
  chapters: LessonChapter[];
}
