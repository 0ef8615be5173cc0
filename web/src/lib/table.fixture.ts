/** A table of a store with a socket that the tests speak for. Tests take `store`, `sent` and the rest from here, and call `setUp` and `tearDown`. */
import { vi } from "vitest";
import { settings } from "./settings.svelte";
import type { Message, Socket } from "./socket.svelte";
import { TableStore } from "./table.svelte";
import type { Option, Proposal, Table } from "./types";

export function option(move: string, more: Partial<Option> = {}): Option {
  return { move, family: move, args: {}, price: [], natural: false, means: "own", ...more };
}

export function tableOf(more: Partial<Table> = {}): Table {
  const seat = (number: number, mine: boolean) => ({
    seat: number,
    name: `S${number}`,
    kind: "human" as const,
    level: null,
    mine,
    stand_in: null,
    seconds: null,
    vote_at: null,
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
    options: [option("sail"), option("end-turn")],
    forbidden: [],
    facts: {},
    undo: { possible: true, to: 3, move: "sail", consent: false, turn_start: 2 },
    requests: [],
    votes: [],
    ...more,
  };
}

export let take: (message: Message) => void;
export let sent: Record<string, unknown>[];
export let store: TableStore;
export let answers: (() => void)[];
export let asked: string[];
export let proposals: Record<string, Partial<Proposal>>;

export const change = (seq: number, entry: Record<string, unknown>, table: Partial<Table>) =>
  take({ type: "change", game: "g", seq, entry: { at: 0, ...entry }, events: [], ...(tableOf(table) as object) });

function proposal(line: string[]): Partial<Proposal> {
  const plain = { move: store.last, line, seals: false, ends: false, events: [], complete: true, price: [], payments: [] };
  return { ...plain, ...proposals[line.join(" ")] };
}

export function setUp(): void {
  vi.useFakeTimers();
  Object.assign(settings, { confirm: "ends", payment: true, warnings: true, speed: "1", sound: false, curtain: false });
  sent = [];
  answers = [];
  asked = [];
  proposals = { "end-turn": { ends: true } };
  const socket = {
    follow: (_: string, listener: (message: Message) => void) => {
      take = listener;
      return () => {};
    },
    ask: ({ line, families, foreseen }: { line?: string[]; families?: string[]; foreseen?: string[] }) => {
      asked.push((line ?? families!).join(" "));
      if (line) return Promise.resolve(proposal(line));
      const found = store.live!.options.filter(({ family }) => foreseen!.includes(family));
      return Promise.resolve({ move: store.last, acts: [], forbidden: [], proposals: found.map(({ move }) => proposal([move])) });
    },
    change: (message: Record<string, unknown>) => {
      sent.push(message);
      return new Promise<Message>((resolve) => answers.push(() => resolve({ type: "done" })));
    },
  } as unknown as Socket;
  store = new TableStore("g", socket);
  store.open();
}

export function tearDown(): void {
  store.close();
  vi.useRealTimers();
}

export const open = (table: Partial<Table> = {}) => take({ type: "table", game: "g", seq: 1, ...(tableOf(table) as object) });

/** Let the server answer. */
export const answered = () => vi.advanceTimersByTimeAsync(0);
