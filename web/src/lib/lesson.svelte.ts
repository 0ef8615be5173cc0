/** A lesson on a real table: which step it is at, what it points at, and when a step is done. */
import { agree } from "./choices";
import type { Lesson, LessonStep } from "../games/lesson";
import type { TableStore } from "./table.svelte";
import type { Option } from "./types";

/** Whether a move of mine is the one that a step waits for. */
export function fulfils(step: LessonStep, option: Option): boolean {
  if (step.expect === "next") return false;
  return option.family === step.expect.family && agree(option.args, step.expect.args);
}

export class LessonRun {
  at = $state(0);
  /** How many moves had been made when the step began. */
  private begun = 0;

  constructor(
    readonly lesson: Lesson,
    readonly table: TableStore,
    at = 0,
  ) {
    this.at = Math.min(Math.max(0, at), lesson.steps.length - 1);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  get waits(): boolean {
    return this.step.expect !== "next";
  }

  /** The first proposed move that is legal now; what the step before left to be done comes after its own. */
  get proposal(): string | null {
    const proposed = [this.step, this.lesson.steps[this.at - 1]].flatMap((step) =>
      step && step.expect !== "next" ? (step.expect.moves ?? []) : [],
    );
    return proposed.find((move) => this.table.options.some((option) => option.move === move)) ?? null;
  }

  /** A move has been made: is the step done by it? */
  check(): void {
    const done = this.table.moves.some((line) => {
      const option = line.number > this.begun ? this.table.made.get(line.number) : undefined;
      return option !== undefined && this.table.isMine(line.seat) && fulfils(this.step, option);
    });
    if (done) this.go(1);
  }

  go(by: number): void {
    const next = this.at + by;
    if (next < 0 || next >= this.lesson.steps.length) return;
    this.at = next;
    this.begun = this.table.last;
  }
}
