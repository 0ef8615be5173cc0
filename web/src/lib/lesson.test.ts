import { expect, test, vi } from "vitest";
import type { Lesson } from "../games/lesson";
import type { GuidedTable } from "./guided.svelte";
import { asOpponents } from "./guided.svelte";
import { LessonRun, readKept } from "./lesson.svelte";
import type { Kept } from "./lesson.svelte";
import { begins, Script } from "./script";
import type { Message } from "./socket.svelte";

/** Chapters: camp (0 to 5), parties (right after it), end (after a jump). */
const lesson: Lesson = {
  game: "emberheart",
  opponent: "spark",
  players: 2,
  record: { firelight: "record" },
  moves: ["raise", "raise", "go camp", "space 5", "done", "aide", "done", "x", "y", "take 1"],
  seats: "0100011110",
  sealed: [6],
  shuffles: [
    ["pile", [1, 2], 1],
    ["pile", [2, 1], 8],
  ],
  chapters: [
    {
      name: "camp",
      from: 0,
      scores: [0, 0],
      steps: [
        { id: "welcome", places: ["camp-0"] },
        { id: "raise", places: ["attribute"], deed: 1, then: 1 },
      ],
    },
    { name: "parties", from: 2, scores: [0, 0], steps: [{ id: "camp", places: ["space-camp-5"], deed: 3, then: 2 }] },
    {
      name: "end",
      from: 9,
      scores: [3, 4],
      steps: [
        { id: "last", places: [], deed: 1 },
        { id: "end", places: [] },
      ],
    },
  ],
};

class Fake {
  live = {};
  busy = false;
  showing = false;
  closed = false;
  proposal: unknown = null;
  sent: { seat: number; moves: string[] }[] = [];
  constructor(
    readonly game: string,
    public last: number,
  ) {}
  cancel(): void {
    this.proposal = null;
  }
  hurry(): void {}
  close(): void {
    this.closed = true;
  }
  perform(seat: number, moves: string[]): Promise<void> {
    this.sent.push({ seat, moves });
    this.last += moves.length;
    return Promise.resolve();
  }
  preview(): Promise<unknown> {
    this.proposal = { events: [{ name: "sent-party", seat: 0, args: [] }] };
    return Promise.resolve(this.proposal);
  }
}

async function begun(kept: Kept | null = null, slow = Promise.resolve()): Promise<{ run: LessonRun; tables: Fake[] }> {
  const tables: Fake[] = [];
  const open = (run: LessonRun, chapter: number, id: string | null) => {
    const table = new Fake(id ?? `game-${tables.length}`, run.lesson.chapters[chapter]!.from);
    tables.push(table);
    const opened = table as unknown as GuidedTable;
    return tables.length === 1 ? Promise.resolve(opened) : slow.then(() => opened);
  };
  const run = new LessonRun(lesson, kept, open);
  await Promise.resolve();
  await Promise.resolve();
  return { run, tables };
}

async function settle(run: LessonRun): Promise<void> {
  for (let round = 0; round < 8; round++) {
    run.check();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
}

test("the steps know their moves, those of the others, and the record of their chapter", () => {
  const script = new Script(lesson);
  expect(script.steps.map(({ id, from, to, end }) => [id, from, to, end])).toEqual([
    ["welcome", 0, 0, 0],
    ["raise", 0, 1, 2],
    ["camp", 2, 5, 7],
    ["last", 9, 10, 10],
    ["end", 10, 10, 10],
  ]);
  expect(script.left(script.steps[2]!, 3)).toEqual(["space 5", "done"]);
  expect(script.left(script.steps[2]!, 1)).toEqual([]);
  expect(script.next(5, 7)).toEqual({ seat: 1, moves: ["aide"] });
  expect(script.record(1)).toMatchObject({ moves: ["raise", "raise"], shuffles: [["pile", [1, 2], 1]], over: false, scores: [0, 0] });
  expect([begins(["a", "b"], ["a"]), begins(["a"], ["a", "b"]), begins(["a"], ["b"]), begins(["a"], [])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a step that is read waits for a button, a deed for the moves; the others answer by themselves", async () => {
  const { run, tables } = await begun();
  await settle(run);
  expect([run.step.id, run.waits]).toEqual(["welcome", false]);
  run.next();
  await settle(run);
  expect([run.step.id, run.waits, run.left()]).toEqual(["raise", true, ["raise"]]);
  tables[0]!.last = 1;
  await settle(run);
  expect([run.step.id, run.done, tables.length]).toEqual(["camp", ["camp"], 1]);
  expect(tables[0]!.sent).toEqual([{ seat: 1, moves: ["raise"] }]);
});

test("something else than what is asked for is counted, and forgotten with the step", async () => {
  const { run, tables } = await begun();
  run.next();
  run.stray();
  expect(run.strays).toBe(1);
  tables[0]!.last = 1;
  await settle(run);
  expect([run.step.id, run.strays]).toEqual(["camp", 0]);
});

test("a chapter that is skipped is played to its end, or jumped over", async () => {
  const { run, tables } = await begun();
  run.skip();
  await settle(run);
  expect([run.step.id, tables.length, tables[0]!.last]).toEqual(["camp", 1, 2]);
  run.skip();
  await settle(run);
  expect([run.step.id, run.done, tables.length, tables[0]!.closed]).toEqual(["last", ["camp", "parties"], 2, true]);
  run.skip();
  expect(run.step.id).toBe("last");
});

test("until the table of another chapter is there, nothing happens on the one before", async () => {
  let arrive = () => {};
  const { run, tables } = await begun({ id: "old", at: 2, done: [] }, new Promise((done) => (arrive = done)));
  tables[0]!.last = 7;
  await settle(run);
  expect([run.step.id, run.ready, tables[0]!.sent]).toEqual(["last", false, []]);
  arrive();
  await settle(run);
  expect([run.step.id, run.ready, tables[0]!.sent, tables[0]!.closed]).toEqual(["last", true, [], true]);
});

test("finished chapters can be opened again, later ones not yet", async () => {
  const { run, tables } = await begun();
  expect([0, 1, 2].map((chapter) => run.mayOpen(chapter))).toEqual([true, false, false]);
  run.skip();
  await settle(run);
  run.begin(0);
  await settle(run);
  expect([run.step.id, run.done, tables.length]).toEqual(["welcome", ["camp"], 2]);
  expect([0, 1, 2].map((chapter) => run.mayOpen(chapter))).toEqual([true, true, false]);
});

test("a lesson that was left goes on where it was", async () => {
  const { run, tables } = await begun({ id: "old", at: 2, done: ["camp"] });
  await settle(run);
  expect([run.step.id, tables[0]!.game, run.kept]).toEqual(["camp", "old", { id: "old", at: 2, done: ["camp"] }]);
  expect(readKept(JSON.stringify(run.kept))).toEqual(run.kept);
  expect([readKept(null), readKept("{}"), readKept('{"id":"x","at":3}'), readKept("no")]).toEqual([null, null, null, null]);
});

test("a deed is shown and taken back", async () => {
  const { run, tables } = await begun();
  run.next();
  const wait = vi.fn(() => Promise.resolve(expect(run.shown).toHaveLength(1)).then(() => undefined));
  await run.show(wait);
  expect(wait).toHaveBeenCalledOnce();
  expect([run.shown, tables[0]!.proposal, run.step.id]).toEqual([[], null, "raise"]);
});

test("the seats of the others look like an opponent's, and nothing is taken back", () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: "human", level: null, name: "Ada", mine: true }));
  const message = {
    type: "table",
    view: {},
    seats,
    undo: { possible: true, move: "x" },
    room: { origin: { kind: "record" }, hints: true },
  };
  const heard = asOpponents(message as unknown as Message, "spark") as unknown as typeof message;
  expect(heard.seats.map(({ kind, mine }) => [kind, mine])).toEqual([
    ["human", true],
    ["bot", false],
  ]);
  expect([heard.undo.possible, heard.room.origin]).toEqual([false, null]);
  const chat = { type: "change" } as unknown as Message;
  expect(asOpponents(chat, "spark")).toBe(chat);
});
