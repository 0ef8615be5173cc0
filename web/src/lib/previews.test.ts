import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isForeseen, previewsOf, withPreviews } from "./previews";
import { settings } from "./settings.svelte";
import type { Message, Socket } from "./socket.svelte";
import { TableStore } from "./table.svelte";
import type { Option, Preview, Table } from "./types";

const asked: [number, number | undefined][] = [];
let atMove: () => Promise<Table>;
vi.mock("./api", async (original) => ({
  ...(await original<object>()),
  api: {
    at: (_: string, move: number, seat?: number) => {
      asked.push([move, seat]);
      return atMove();
    },
  },
}));

function option(move: string, more: Partial<Option> = {}): Option {
  return { move, family: move, args: {}, price: [], natural: false, ...more };
}

const OPTIONS = [option("sail"), option("end-turn")];
const PREVIEWS: Preview[] = [
  { seals: false, ends: false, events: [{ name: "sailed", seat: 0, args: ["T1"] }] },
  { seals: true, ends: true, events: [] },
];

function tableOf(more: Partial<Table> = {}): Table {
  const seats = [true, false].map((mine, seat) => ({
    seat,
    name: `S${seat}`,
    kind: "human",
    level: null,
    mine,
    stand_in: null,
    seconds: null,
  }));
  const room = { id: "g", title: "bonfire", status: "playing" };
  const undo = { possible: false, to: 0, move: null, consent: false, turn_start: null };
  return {
    room,
    seats,
    move: 4,
    turn: 2,
    deciding: 0,
    decision: "turn",
    view: {},
    options: OPTIONS,
    forbidden: [],
    requests: [],
    undo,
    ...more,
  } as unknown as Table;
}

let take: (message: Message) => void;
let sent: unknown[];
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { confirm: "ends", payment: true, warnings: true, speed: "1", sound: false, curtain: false });
  sent = [];
  asked.length = 0;
  atMove = () => new Promise(() => {});
  const socket = {
    follow: (_: string, listener: (message: Message) => void) => {
      take = listener;
      return () => {};
    },
    change: (message: { moves?: unknown }) => {
      sent.push(message.moves);
      return new Promise<Message>(() => {});
    },
  } as unknown as Socket;
  store = new TableStore("g", socket);
  store.open();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const open = (more: Partial<Table> = {}) => take({ type: "table", game: "g", seq: 7, ...(tableOf(more) as object) });
const previews = (more: Partial<Message> = {}) => take({ type: "previews", game: "g", seq: 7, move: 4, previews: PREVIEWS, ...more });
const change = (seq: number, move: number) =>
  take({
    type: "change",
    game: "g",
    seq,
    entry: { kind: "move", seat: 1, move: "x", number: move, by: "bot", at: 0 },
    events: [],
    ...(tableOf({ move }) as object),
  });

test("previews are put into the options in their order, or not at all", () => {
  const table = tableOf();
  const known = withPreviews(table, PREVIEWS)!;
  expect(known.options.map(({ move, ends, events }) => [move, ends, events])).toEqual([
    ["sail", false, PREVIEWS[0]!.events],
    ["end-turn", true, []],
  ]);
  expect(table.options.some(isForeseen)).toBe(false);
  expect(withPreviews(table, PREVIEWS.slice(1))).toBeNull();
  expect(previewsOf(table, { ...known, options: [...known.options].reverse() })).toEqual(PREVIEWS);
});

test("options are lit before their previews come, and stay lit", () => {
  open();
  expect(store.active).toBe(true);
  expect(store.options.map((one) => one.move)).toEqual(["sail", "end-turn"]);
  store.hovered = store.options[0]!;
  previews();
  expect(store.active).toBe(true);
  expect(store.options.every(isForeseen)).toBe(true);
  expect(store.hovered).toBe(store.options[0]);
  expect(store.hovered?.events).toEqual(PREVIEWS[0]!.events);
});

test("previews of another moment are left alone", () => {
  open();
  previews({ seq: 6 });
  previews({ move: 3 });
  previews({ previews: PREVIEWS.slice(1), seq: 5 });
  expect(store.options.some(isForeseen)).toBe(false);
});

test("previews come while chat does", () => {
  open();
  take({ type: "change", game: "g", seq: 8, entry: { kind: "chat", seat: 1, name: "B", text: "hi", at: 1 } });
  previews();
  expect(store.options.every(isForeseen)).toBe(true);
});

test("a click waits until it is known whether it ends the turn", () => {
  open();
  store.act(store.find("sail")!);
  expect(sent).toEqual([]);
  expect(store.proposed).toBeNull();
  previews();
  expect(sent).toEqual([["sail"]]);
});

test("a click that turns out to end the turn wants a second one", () => {
  open();
  store.act(store.find("end-turn")!);
  store.act(store.find("end-turn")!);
  previews();
  expect(sent).toEqual([]);
  expect(store.proposed).toBe(store.options[1]);
  store.confirm();
  expect(sent).toEqual([["end-turn"]]);
});

test("a click that waits is forgotten with a cancel or a change", () => {
  open();
  store.act(store.find("sail")!);
  store.cancel();
  previews();
  expect(sent).toEqual([]);
});

test("who wants to confirm nothing does not wait", () => {
  Object.assign(settings, { confirm: "never", warnings: false });
  open();
  store.act(store.find("end-turn")!);
  expect(sent).toEqual([["end-turn"]]);
});

test("a natural payment makes itself without waiting for previews", () => {
  open({ options: [option("pay ship", { natural: true })], decision: "pay-tiles" });
  expect(sent).toEqual([["pay ship"]]);
});

test("previews reach a table that still waits to be shown", async () => {
  open({ deciding: 1, options: [] });
  change(8, 5);
  change(9, 6);
  previews({ seq: 9, move: 6 });
  expect(store.shown.move).toBe(5);
  await vi.advanceTimersByTimeAsync(2300);
  expect(store.shown.move).toBe(6);
  expect(store.active).toBe(true);
  expect(store.options.every(isForeseen)).toBe(true);
});

test("previews that were lost are asked for", async () => {
  open();
  atMove = () => Promise.resolve(withPreviews(tableOf(), PREVIEWS)!);
  store.act(store.find("sail")!);
  await vi.advanceTimersByTimeAsync(3100);
  expect(asked).toEqual([[4, 0]]);
  expect(store.options.every(isForeseen)).toBe(true);
  expect(sent).toEqual([["sail"]]);
});

test("where they cannot be had, a click wants a second one", async () => {
  open();
  atMove = () => Promise.reject(new Error("gone"));
  store.act(store.find("sail")!);
  await vi.advanceTimersByTimeAsync(3100);
  expect(sent).toEqual([]);
  expect(store.proposed).toBe(store.options[0]);
  store.confirm();
  expect(sent).toEqual([["sail"]]);
});

test("options that bring their previews wait for nothing", async () => {
  open({ options: withPreviews(tableOf(), PREVIEWS)!.options });
  store.act(store.find("sail")!);
  expect(sent).toEqual([["sail"]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
});
