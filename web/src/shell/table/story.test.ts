import { render } from "svelte/server";
import { beforeEach, expect, test } from "vitest";
import { setGame } from "../../games";
import { story } from "../../games/bonfire/story";
import { words } from "../../games/bonfire/words";
import type { Game } from "../../games/types";
import type { LogEntry } from "../../lib/api";
import { setTexts } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Message, Socket } from "../../lib/socket.svelte";
import { TableStore } from "../../lib/table.svelte";
import type { GameEvent, Table } from "../../lib/types";
import Banner from "./Banner.svelte";
import Log from "./Log.svelte";
import Seats from "./Seats.svelte";
import { View } from "./view.svelte";

const english = import.meta.glob<string>(
  ["../../locales/en/{shell,story}.ftl", "../../../../firelight/texts/en/shared.ftl", "../../../../firelight/games/bonfire/texts/en/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const seat = (number: number, name: string, kind: string) => {
  return { seat: number, name, kind, level: null, mine: number === 0, stand_in: null, seconds: null, vote_at: null };
};
const position = {
  room: { id: "g", title: "bonfire", status: "playing" },
  seats: [seat(0, "Ada", "human"), seat(1, "", "tom")],
  move: 2,
  turn: 1,
  deciding: 0,
  decision: "turn",
  over: false,
  winners: [1],
  scores: [31, 47],
  sheets: [{ bonfires: 31 }, { bonfires: 47 }],
  view: { cities: [] },
  options: [],
  forbidden: [],
  facts: {},
  undo: {},
  requests: [],
  votes: [],
};
const event = (name: string, seat: number | null, ...args: (string | number)[]): GameEvent => ({ name, seat, args });
const TOM = [event("tom-turned-up", 1, "guardian", 2), event("took-guardian", 1, "pink")];

let take: (message: Message) => void;
let table: TableStore;

beforeEach(() => {
  Object.assign(settings, { language: "en", sound: false, speed: "1" });
  setTexts("en", ...Object.values(english));
  setGame("bonfire", { words, story, rounds: [], highlights: [], acts: [], stats: () => [] } as unknown as Game);
  const follow = (_: string, listener: (message: Message) => void) => ((take = listener), () => {});
  table = new TableStore("g", { follow } as unknown as Socket);
  table.open();
});

const open = (more: Partial<Table> = {}) => take({ type: "table", game: "g", seq: 1, ...position, ...more } as unknown as Message);
const text = (html: string) => html.replace(/<!--.*?-->/g, "").replace(/<style.*?<\/style>/gs, "");

test("the log has one line for each act, with its payment in signs, and Tom's cards are his own", () => {
  open();
  const events = [
    event("turned-fire", 0, 0, 1),
    event("paid-tiles", 0, "yellow", 1),
    event("gained-points", 0, 2, "great-bonfire"),
    ...TOM,
  ];
  const line: LogEntry = { number: 2, act: 0, seat: 0, move: "fire 2", by: "human", at: 0, events };
  table.moves = [line];
  const html = text(render(Log, { props: { table, view: new View() } }).body);
  expect(html.match(/class="line/g)).toHaveLength(2);
  const [mine, his] = html.split('class="row').slice(1) as [string, string];
  expect(mine).toMatch(/amount less[^>]*>−1/);
  expect(mine).toContain("i-star");
  expect(mine).not.toContain("Tom’s card");
  expect(his).toContain("Tom’s card");
  expect(his).not.toContain("You pay");
});

test("an act of another seat is told with face, name and signs while it is shown", () => {
  open();
  const entry = { kind: "move", seat: 1, move: "x", number: 3, by: "bot", at: 0 };
  expect(render(Banner, { props: { table } }).body).not.toContain("banner");
  take({ type: "change", game: "g", seq: 2, entry, events: TOM, ...position, move: 3 } as unknown as Message);
  const html = text(render(Banner, { props: { table } }).body);
  expect(html).toContain("Tom");
  expect(html).toContain("retrieves the pink Guardian");
  expect(html).not.toContain("Tom retrieves");
  table.close();
});

test("the seats keep totals and winner back until everything is counted", () => {
  open({ over: true, deciding: null });
  const seats = () => text(render(Seats, { props: { table, view: new View() } }).body);
  expect(seats()).not.toMatch(/>31<|>47<|crown/);
  table.counted = true;
  expect(seats()).toMatch(/crown/);
  expect(seats()).toContain(">47<");
});
