import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setGame } from "../games";
import { story } from "../games/bonfire/story";
import type { Game } from "../games/types";
import { OTHERS_MOVE } from "./feed.svelte";
import { settings } from "./settings.svelte";
import { answered, change, open, setUp, store, tableOf, take, tearDown } from "./table.fixture";
import type { GameEvent } from "./types";
import { NO_WORDS } from "./words";

const log: object[] = [];
const said: { seq: number }[] = [];
vi.mock("./api", async (original) => ({
  ...(await original<object>()),
  api: {
    log: () => Promise.resolve(log),
    chat: (_: string, before = Infinity) => Promise.resolve(said.filter((line) => line.seq < before).slice(-100)),
    at: (_: string, move: number) => Promise.resolve(tableOf({ move })),
  },
}));
const GAME = { words: NO_WORDS, warning: () => null, finish: ["end-turn"], acts: [], highlights: [], rounds: [] } as Partial<Game> as Game;
beforeEach(() => {
  setGame("bonfire", GAME);
  setUp();
});
afterEach(tearDown);

test("others' moves are shown one after another, mine at once", async () => {
  open({ deciding: 1, options: [] });
  for (const number of [5, 6])
    change(number, { kind: "move", seat: 1, move: "x", number, by: "bot" }, { move: number, deciding: number === 6 ? 0 : 1 });
  expect(store.shown.move).toBe(5);
  expect(store.active).toBe(false);
  await vi.advanceTimersByTimeAsync(1100);
  expect(store.shown.move).toBe(6);
  await vi.advanceTimersByTimeAsync(1100);
  expect(store.active).toBe(true);
  expect(store.moves.map((line) => line.number)).toEqual([5, 6]);
});

/** A bot's move that brings something about. */
const acts = (number: number, seat = 1, events: GameEvent[] = [{ name: "sailed", seat, args: ["T1", "T2"] }]) =>
  take({
    type: "change",
    game: "g",
    seq: number,
    entry: { kind: "move", seat, move: "x", number, by: "bot", at: 0 },
    events,
    ...(tableOf({ move: number }) as object),
  });

test("an act of another seat is told while it is shown, and marked until the next one", async () => {
  open({ deciding: 1, options: [] });
  acts(5);
  expect(store.showing).toBe(true);
  expect(store.told).toMatchObject({ seat: 1, events: [{ name: "sailed" }] });
  await vi.advanceTimersByTimeAsync(OTHERS_MOVE);
  expect(store.showing).toBe(false);
  expect(store.told?.seat).toBe(1);
  expect(store.active).toBe(true);
  change(6, { kind: "move", seat: 0, move: "sail", number: 6, by: "human" }, { move: 6 });
  expect(store.told).toBeNull();
});

test("acts wait while they are held, and are over at once when they are skipped", async () => {
  open({ deciding: 1, options: [] });
  acts(5);
  acts(6);
  store.hold();
  await vi.advanceTimersByTimeAsync(5 * OTHERS_MOVE);
  expect(store.shown.move).toBe(5);
  store.release();
  expect(store.shown.move).toBe(6);
  store.hold();
  store.hurry();
  expect(store.showing).toBe(false);
  expect(store.active).toBe(true);
  acts(7);
  acts(8);
  await vi.advanceTimersByTimeAsync(OTHERS_MOVE);
  expect(store.shown.move).toBe(8);
});

test("what Tom does follows my own move as an act of his", async () => {
  setGame("bonfire", { ...GAME, story });
  open();
  const events = [
    { name: "turned-fire", seat: 0, args: [0, 1] },
    { name: "tom-turned-up", seat: 1, args: ["guardian", 2] },
  ];
  const entry = { kind: "move", seat: 0, move: "fire 2", number: 5, by: "human", at: 0 };
  take({ type: "change", game: "g", seq: 5, entry, events, ...(tableOf({ move: 5 }) as object) });
  expect(store.told).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(store.told).toMatchObject({ seat: 1, events: [{ name: "tom-turned-up" }] });
});

test("looking back goes from act to act, and says what led there", async () => {
  settings.speed = "skip";
  open({ deciding: 1, options: [] });
  acts(5);
  acts(6, 0);
  await vi.advanceTimersByTimeAsync(10);
  store.step(-1);
  await answered();
  expect(store.replay).toBe(5);
  expect(store.partsOf(store.done[0]!)).toMatchObject([{ seat: 1, events: [{ name: "sailed" }] }]);
  store.step(1);
  await answered();
  expect(store.isLive).toBe(true);
});

test("totals are sealed at the end until they are counted", () => {
  open({ over: true, deciding: null });
  expect(store.sealed).toBe(true);
  store.counted = true;
  expect(store.sealed).toBe(false);
});

test("the final scoring waits until the last act has been told", async () => {
  open({ deciding: 1, options: [] });
  const entry = { kind: "move", seat: 1, move: "x", number: 5, by: "bot", at: 0 };
  const events = [{ name: "sailed", seat: 1, args: ["T1", "T2"] }];
  take({ type: "change", game: "g", seq: 5, entry, events, ...(tableOf({ move: 5, over: true, deciding: null, options: [] }) as object) });
  expect([store.shown.over, store.ended]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(OTHERS_MOVE);
  expect(store.ended).toBe(true);
});

test("skipping shows the newest at once", async () => {
  settings.speed = "skip";
  open({ deciding: 1, options: [] });
  for (const number of [5, 6, 7]) change(number, { kind: "move", seat: 1, move: "x", number, by: "bot" }, { move: number });
  expect(store.shown.move).toBe(7);
  await vi.advanceTimersByTimeAsync(10);
  expect(store.active).toBe(true);
});

test("looking back leaves the live table alone and comes back to it", async () => {
  open();
  await store.goTo(2);
  expect(store.shown.move).toBe(2);
  expect(store.active).toBe(false);
  store.goLive();
  expect(store.shown.move).toBe(4);
  expect(store.active).toBe(true);
});

test("the curtain falls between two humans at one browser", async () => {
  settings.curtain = true;
  const seats = tableOf().seats.map((seat) => ({ ...seat, mine: true }));
  open({ seats });
  change(2, { kind: "move", seat: 0, move: "end-turn", number: 5, by: "human" }, { seats, move: 5, deciding: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(store.curtain).toBe(1);
  expect(store.active).toBe(false);
  store.lift();
  expect(store.active).toBe(true);
});

test("what the server refuses is told, and the table can be used again", async () => {
  open();
  const socket = store as unknown as { socket: { change: () => Promise<never> } };
  socket.socket.change = () => Promise.reject(new Error("no"));
  store.act(store.options[0]!);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.problem).toBeInstanceOf(Error);
  expect(store.active).toBe(true);
});

test("chat is heard and counted until it is read", () => {
  open();
  take({ type: "change", game: "g", seq: 2, entry: { kind: "chat", seat: 1, name: "B", text: "hi", at: 1 } });
  expect(store.chat).toEqual([{ kind: "chat", seat: 1, name: "B", text: "hi", at: 1, seq: 2 }]);
  expect(store.unread).toBe(1);
});

test("those whom I ignore are not heard", () => {
  open();
  take({ type: "change", game: "g", seq: 2, entry: { kind: "chat", seat: 1, ignored: true, at: 1 } });
  expect(store.chat).toEqual([]);
  expect(store.unread).toBe(0);
});

test("what was said earlier comes page by page", async () => {
  open();
  said.push(...Array.from({ length: 150 }, (_, at) => ({ seq: at + 1, seat: 1, name: "B", text: `${at}`, at })));
  await store.readChat();
  expect([store.chat.length, store.chat[0]?.seq, store.hasEarlier]).toEqual([100, 51, true]);
  await store.readEarlier();
  expect([store.chat.length, store.chat[0]?.seq, store.hasEarlier]).toEqual([150, 1, false]);
  said.splice(0);
});

test("a table that I was removed from is gone", () => {
  open();
  take({ type: "gone", game: "g" });
  expect(store.failure).toMatchObject({ code: "gone" });
});

test("what happens before the log is read stays in it", async () => {
  open();
  log.splice(0, 9, { number: 1, move: "sail", seat: 0, events: [] }, { number: 4, move: "sail", seat: 0, events: [] });
  change(2, { kind: "move", seat: 0, number: 5, move: "end-turn" }, { move: 5 });
  expect(store.moves.map((line) => line.number)).toEqual([5]);
  await store.readLog();
  expect(store.moves.map((line) => line.number)).toEqual([1, 4, 5]);
  log.splice(0);
});

test("what has no picture of its own is no act to be told, and the seat whose act is told is the one that acts", async () => {
  setGame("bonfire", { ...GAME, story: { ...story, quiet: (events, at) => events[at]!.name === "came-back" } });
  open({ deciding: 1, options: [] });
  const act = (number: number, name: string) => {
    const entry = { kind: "move", seat: 1, move: "x", number, by: "bot", at: 0 };
    take({
      type: "change",
      game: "g",
      seq: number,
      entry,
      events: [{ name, seat: 1, args: [] }],
      ...(tableOf({ move: number, deciding: 0 }) as object),
    });
  };
  act(5, "came-back");
  expect(store.told).toBeNull();
  await vi.advanceTimersByTimeAsync(OTHERS_MOVE);
  act(6, "sailed");
  expect([store.told?.seat, store.acting]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(OTHERS_MOVE);
  expect(store.acting).toBe(0);
});
