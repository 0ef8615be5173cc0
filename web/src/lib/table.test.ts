import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setGame } from "../games";
import { warning } from "../games/bonfire/choices";
import type { Game } from "../games/types";
import { settings } from "./settings.svelte";
import type { Message, Socket } from "./socket.svelte";
import { TableStore } from "./table.svelte";
import type { Option, Table } from "./types";
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

function option(move: string, more: Partial<Option> = {}): Option {
  return { move, family: move, args: {}, price: [], seals: false, ends: false, natural: false, events: [], ...more };
}

function tableOf(more: Partial<Table> = {}): Table {
  const seat = (number: number, mine: boolean) => ({
    seat: number,
    name: `S${number}`,
    kind: "human" as const,
    level: null,
    mine,
    stand_in: null,
    seconds: null,
  });
  return {
    room: { id: "g", title: "bonfire", status: "playing" } as Table["room"],
    seats: [seat(0, true), seat(1, false)],
    move: 4,
    turn: 2,
    deciding: 0,
    decision: "turn",
    over: false,
    winners: [],
    view: {},
    scores: [0, 0],
    sheets: [{}, {}],
    options: [option("sail"), option("end-turn", { ends: true })],
    forbidden: [],
    facts: {},
    undo: { possible: true, to: 3, move: "sail", consent: false, turn_start: 2 },
    requests: [],
    ...more,
  };
}

let take: (message: Message) => void;
let sent: Record<string, unknown>[];
let store: TableStore;
let answers: (() => void)[];

const change = (seq: number, entry: Record<string, unknown>, table: Partial<Table>) =>
  take({ type: "change", game: "g", seq, entry: { at: 0, ...entry }, events: [], ...(tableOf(table) as object) });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { confirm: "ends", payment: true, warnings: true, speed: "1", sound: false, curtain: false });
  sent = [];
  answers = [];
  const socket = {
    follow: (_: string, listener: (message: Message) => void) => {
      take = listener;
      return () => {};
    },
    change: (message: Record<string, unknown>) => {
      sent.push(message);
      return new Promise<Message>((resolve) => answers.push(() => resolve({ type: "done" })));
    },
  } as unknown as Socket;
  store = new TableStore("g", socket);
  store.open();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const open = (table: Partial<Table> = {}) => take({ type: "table", game: "g", seq: 1, ...(tableOf(table) as object) });

test("options are lit only where I decide and nothing is on its way", () => {
  open();
  expect(store.active).toBe(true);
  expect(store.find("sail")?.move).toBe("sail");
  store.act(store.options[0]!);
  expect(sent).toEqual([{ do: "move", game: "g", seat: 0, at: 4, moves: ["sail"] }]);
  expect(store.active).toBe(false);
  expect(store.options).toEqual([]);
});

test("nothing is lit on another's turn", () => {
  open({ deciding: 1, options: [] });
  expect(store.active).toBe(false);
});

test("a move that ends the turn is made with the second click, or with confirm", () => {
  open();
  const end = store.find("end-turn")!;
  store.act(end);
  expect(sent).toEqual([]);
  expect(store.proposed).toBe(end);
  store.cancel();
  expect(store.proposed).toBeNull();
  store.act(end);
  store.confirm();
  expect(sent).toHaveLength(1);
});

test("without confirmation it is made at once", () => {
  settings.confirm = "never";
  open();
  store.act(store.find("end-turn")!);
  expect(sent).toHaveLength(1);
});

test("a warning comes once in a turn", () => {
  settings.confirm = "never";
  setGame("bonfire", { warning, words: NO_WORDS, chips: [], highlights: [] } as Partial<Game> as Game);
  open({ options: [option("neutral"), option("end-turn", { ends: true })] });
  store.act(store.find("end-turn")!);
  expect(store.warning).toBe("warning-bonfire-neutral");
  expect(sent).toEqual([]);
  store.cancel();
  store.act(store.find("end-turn")!);
  expect(sent).toHaveLength(1);
});

test("a payment that is plain makes itself, but not after undo", async () => {
  const paying = { options: [option("pay ship", { natural: true }), option("replace")], decision: "pay-tiles" };
  open();
  store.act(store.options[0]!);
  change(2, { kind: "move", seat: 0, move: "sail", number: 5, by: "human" }, { move: 5, ...paying });
  answers.shift()!();
  await vi.advanceTimersByTimeAsync(500);
  expect(sent[1]).toMatchObject({ do: "move", at: 5, moves: ["pay ship"] });
  change(
    3,
    { kind: "move", seat: 0, move: "pay ship", number: 6, by: "human" },
    { move: 6, undo: { possible: true, to: 5, move: "pay ship", consent: false, turn_start: 4 } },
  );
  answers.shift()!();
  await vi.advanceTimersByTimeAsync(500);
  expect(store.undoTo).toBe(4);
  store.undo();
  expect(sent[2]).toMatchObject({ do: "undo", to: 4 });
  change(4, { kind: "undo", seat: 0, to: 5 }, { move: 5, ...paying });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(3);
});

test("where a bot stands in for me, payments are left to it", async () => {
  const seats = tableOf().seats.map((seat) => ({ ...seat, stand_in: seat.seat === 0 ? "flame" : null }));
  open({ seats });
  change(
    2,
    { kind: "move", seat: 0, move: "sail", number: 5, by: "bot" },
    { seats, move: 5, options: [option("pay ship", { natural: true })], decision: "pay-tiles" },
  );
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual([]);
});

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
