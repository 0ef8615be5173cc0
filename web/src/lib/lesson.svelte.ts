/** A lesson on a real table: which step it is at, when a step is done, what was tried instead, and what is kept for the next visit. */
import type { Lesson } from "../games/lesson";
import type { GuidedTable } from "./guided.svelte";
import { Script } from "./script";
import type { Placed } from "./script";
import type { GameEvent } from "./types";

/** What a browser keeps of a lesson. */
export interface Kept {
  /** The game that it goes on with. */
  id: string | null;
  at: number;
  /** The names of the chapters that are done. */
  done: string[];
}

export function readKept(text: string | null): Kept | null {
  try {
    const { id, at, done } = JSON.parse(text ?? "null") as Kept;
    return Number.isInteger(at) && Array.isArray(done) ? { id: id ?? null, at, done } : null;
  } catch {
    return null;
  }
}

/** Opens the table of a chapter: a game that has been begun, or a new one. */
export type Opener = (run: LessonRun, chapter: number, id: string | null) => Promise<GuidedTable>;

export class LessonRun {
  readonly script: Script;
  at = $state(0);
  done: string[] = $state.raw([]);
  table: GuidedTable | null = $state.raw(null);
  /** How often something else was tried in this step. */
  strays = $state(0);
  /** What is being shown of the deed that is asked for. */
  shown: GameEvent[] = $state.raw([]);
  problem: unknown = $state.raw(null);
  /** Whether the lesson is making moves by itself. */
  private busy = $state(false);
  /** Whether they are made without being shown. */
  private rushing = false;
  /** The table that the lesson waits for: until it is there, nothing happens on the one before. */
  private opening = $state(0);
  private opened = $state(0);

  constructor(
    readonly lesson: Lesson,
    kept: Kept | null,
    private readonly open: Opener,
  ) {
    this.script = new Script(lesson);
    this.at = Math.min(Math.max(0, kept?.at ?? 0), this.script.steps.length - 1);
    this.done = kept?.done ?? [];
    void this.enter(this.step.chapter, kept?.id ?? null, this.at);
  }

  get step(): Placed {
    return this.script.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.script.steps.length - 1;
  }

  get waits(): boolean {
    return !!this.step.deed;
  }

  /** Whether the position is the one that the step is about, with everything shown that led to it. */
  get ready(): boolean {
    const { table, step } = this;
    return (
      !!table?.live && this.hasArrived && !this.busy && !table.busy && table.last >= step.from && table.last <= step.to && !table.showing
    );
  }

  private get hasArrived(): boolean {
    return this.opened === this.opening;
  }

  get kept(): Kept {
    return { id: this.table?.game ?? null, at: this.at, done: this.done };
  }

  /** What the learner has still to do. */
  left(): string[] {
    return this.table ? this.script.left(this.step, this.table.last) : [];
  }

  stray(): void {
    this.strays += 1;
  }

  /** Something has changed: make the moves that lead to the step, or go on when it is done. */
  check(): void {
    const { table, step } = this;
    if (!table?.live || !this.hasArrived || this.busy) return;
    if (table.last < step.from) void this.perform(table);
    else if (step.deed && table.last >= step.to) this.next();
  }

  private async perform(table: GuidedTable): Promise<void> {
    const { seat, moves } = this.script.next(table.last, this.step.from);
    this.busy = true;
    try {
      await table.perform(seat, moves);
      if (this.rushing) table.hurry();
    } catch (problem) {
      this.problem = problem;
    }
    this.busy = false;
    if (table.last >= this.step.from) this.rushing = false;
  }

  /** The step has been read or done. */
  next(): void {
    const { step } = this;
    const following = this.script.steps[this.at + 1];
    if (!following) return;
    if (following.chapter === step.chapter) this.stand(this.at + 1);
    else {
      this.finish(step.chapter);
      this.begin(following.chapter);
    }
  }

  /** Make the moves of the chapter and begin the next one. */
  skip(): void {
    const { chapter } = this.step;
    if (chapter + 1 >= this.lesson.chapters.length) return;
    this.finish(chapter);
    this.rushing = true;
    this.begin(chapter + 1);
  }

  private finish(chapter: number): void {
    const { name } = this.lesson.chapters[chapter]!;
    if (!this.done.includes(name)) this.done = [...this.done, name];
  }

  /** Whether a chapter can be opened: it is done, or the one after those. */
  mayOpen(chapter: number): boolean {
    const { chapters } = this.lesson;
    return chapter <= this.step.chapter || this.done.includes(chapters[chapter]!.name) || this.done.includes(chapters[chapter - 1]!.name);
  }

  /** Begin a chapter: on the same table where it goes on from there, else on a new one. */
  begin(chapter: number): void {
    const { from } = this.lesson.chapters[chapter]!;
    const before = chapter > 0 && this.step.chapter === chapter - 1 && this.script.end(chapter - 1) === from;
    if (before && this.table?.live && this.table.last <= from) this.stand(this.script.first(chapter));
    else void this.enter(chapter, null, this.script.first(chapter));
  }

  private stand(at: number): void {
    this.table?.cancel();
    this.at = at;
    this.strays = 0;
    this.shown = [];
  }

  private async enter(chapter: number, id: string | null, at: number): Promise<void> {
    const wish = ++this.opening;
    this.stand(at);
    try {
      const table = await this.open(this, chapter, id);
      if (wish !== this.opening) {
        table.close();
        return;
      }
      this.table?.close();
      this.table = table;
      this.rushing = false;
      if (id === null) this.at = this.script.first(chapter);
    } catch (problem) {
      this.problem = problem;
    }
    if (wish === this.opening) this.opened = wish;
  }

  /** Show the deed as if it were made, and take it back. */
  async show(wait: () => Promise<void>): Promise<void> {
    const { table } = this;
    const proposal = await table?.preview();
    if (!table || !proposal) return;
    this.shown = proposal.events;
    await wait();
    this.shown = [];
    if (table.proposal === proposal) table.cancel();
  }
}
