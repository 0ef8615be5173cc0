/** The course of a lesson: its steps in a row, the moves that each of them asks for, and the record that a chapter begins with. */
import type { Lesson, LessonStep } from "../games/lesson";

/** The learner sits here. */
export const ME = 0;

export interface Placed extends LessonStep {
  chapter: number;
  /** After how many moves of the game it begins, … */
  from: number;
  /** … how many have been made when the learner has done it, … */
  to: number;
  /** … and how many when the others have answered. */
  end: number;
}

/** Whether some moves are the first ones of a line. */
export function begins(line: string[], moves: string[]): boolean {
  return moves.length > 0 && moves.length <= line.length && moves.every((move, at) => move === line[at]);
}

export class Script {
  readonly steps: Placed[];

  constructor(readonly lesson: Lesson) {
    this.steps = lesson.chapters.flatMap(({ from, steps }, chapter) => {
      let at = from;
      return steps.map((step) => {
        const to = at + (step.deed ?? 0);
        const placed = { ...step, chapter, from: at, to, end: to + (step.then ?? 0) };
        at = placed.end;
        return placed;
      });
    });
  }

  /** The number of the first step of a chapter. */
  first(chapter: number): number {
    return this.steps.findIndex((step) => step.chapter === chapter);
  }

  /** After how many moves a chapter is over. */
  end(chapter: number): number {
    return this.steps.findLast((step) => step.chapter === chapter)!.end;
  }

  /** What the learner has still to do in a step when so many moves have been made. */
  left(step: Placed, made: number): string[] {
    return made < step.from ? [] : this.lesson.moves.slice(made, step.to);
  }

  /** The next moves that one seat can make in one go, up to a point of the game. */
  next(made: number, until: number): { seat: number; moves: string[] } {
    const { moves, seats, sealed } = this.lesson;
    let end = made + 1;
    while (end < until && seats[end] === seats[made] && !sealed.includes(end)) end += 1;
    return { seat: Number(seats[made]), moves: moves.slice(made, end) };
  }

  /** The game up to the beginning of a chapter. */
  record(chapter: number): Record<string, unknown> {
    const { record, moves, shuffles, chapters } = this.lesson;
    const { from, scores } = chapters[chapter]!;
    return { ...record, moves: moves.slice(0, from), shuffles: shuffles.filter(([, , move]) => move < from), over: false, scores };
  }
}
