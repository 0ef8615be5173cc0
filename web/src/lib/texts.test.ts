import { beforeEach, expect, test } from "vitest";
import { ApiError } from "./api";
import { setTexts } from "./i18n.svelte";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";
import { gameName, personName, problemText, promptOf, seatName, tellerOf } from "./texts";
import type { Table } from "./types";

beforeEach(() => {
  settings.language = "en";
  setTexts(
    "en",
    [
      "list-and = { $rest } and { $last }",
      "seat-number = Seat { $number }",
      "seat-tom = Tom",
      "level-flame = Flame",
      "guest = Guest",
      "guest-number = Guest { $number }",
      "error-stale = Look again",
      "error-unknown = Something went wrong",
      "prompt-won = { $names } won",
      "prompt-you-won = You won",
      "ask-bonfire-turn = Your turn",
      "    .other = It is the turn of { $who }",
      "word-bonfire-ship = ship",
      "    .acc = the ship",
    ].join("\n"),
  );
});

const seat = (number: number, mine: boolean) => ({ seat: number, name: `S${number}`, kind: "human", level: null, mine });
const table = (more: object) =>
  ({
    room: { title: "bonfire", status: "playing" },
    seats: [seat(0, true), seat(1, false)],
    over: false,
    winners: [],
    decision: "turn",
    facts: {},
    ...more,
  }) as unknown as Table;

test("seats have names, whatever sits there", () => {
  expect(seatName({ seat: 1, name: "Ada", kind: "human" })).toBe("Ada");
  expect(seatName({ seat: 1, name: "", kind: "tom" })).toBe("Tom");
  expect(seatName({ seat: 1, name: "", kind: "bot", level: "flame" })).toBe("Flame");
  expect(seatName({ seat: 1, name: "", kind: "human" })).toBe("Seat 2");
});

test("guests and bots are called by the names of the reader's language", () => {
  settings.language = "de";
  setTexts("de", "guest = Gast\nguest-number = Gast { $number }\nlevel-flame = Flamme");
  const name = (kind: string, given: string, level: string | null = null) => seatName({ seat: 1, name: given, kind, level });
  expect(name("human", "Guest")).toBe("Gast");
  expect(name("human", "Guest 2")).toBe("Gast 2");
  expect(name("human", "Guest of honour")).toBe("Guest of honour");
  expect(name("human", "Flame")).toBe("Flame");
  expect(name("bot", "Flame", "flame")).toBe("Flamme");
  expect(name("bot", "Flame 2", "flame")).toBe("Flamme 2");
  expect(name("bot", "Robin", "flame")).toBe("Robin");
  expect(name("bot", "Guest", "flame")).toBe("Gast");
  expect(personName("Guest 3")).toBe("Gast 3");
});

test("the prompt speaks to me, or of who is asked", () => {
  expect(promptOf(table({ deciding: 0 }))).toBe("Your turn");
  expect(promptOf(table({ deciding: 1 }))).toBe("It is the turn of S1");
  expect(promptOf(table({ over: true, winners: [1] }))).toBe("S1 won");
  expect(promptOf(table({ over: true, winners: [0] }))).toBe("You won");
  expect(promptOf(table({ over: true, winners: [0, 1] }))).toBe("S0 and S1 won");
});

test("an error has a text of its own, or the server's", () => {
  expect(problemText(new ApiError(409, "stale", "x"))).toBe("Look again");
  expect(problemText(new ApiError(409, "rare", "do this"))).toBe("do this");
  expect(problemText(new Error("plain"))).toBe("plain");
  expect(problemText(3)).toBe("Something went wrong");
});

test("an error is never told in English to a reader of another language", () => {
  expect(problemText(new TypeError("Failed to fetch"))).toBe("Something went wrong");
  settings.language = "de";
  setTexts("de", "error-unknown = Etwas ging schief");
  expect(problemText(new ApiError(409, "rare", "do this"))).toBe("Etwas ging schief");
  expect(problemText(new TypeError("Failed to fetch"))).toBe("Etwas ging schief");
  expect(problemText(new DOMException("The user aborted", "AbortError"))).toBe("Etwas ging schief");
});

test("words among the arguments are translated", () => {
  expect(tellerOf(table({})).values({ kind: "ship", number: 2 })).toMatchObject({
    kind: "ship",
    "kind-acc": "the ship",
    "kind-key": "ship",
    number: 2,
  });
});

test("a game without a text of its own has the name that the server gives it", () => {
  expect(gameName("chess")).toBe("chess");
  me.about = { games: [{ game: "chess", name: "Chess" }] } as unknown as typeof me.about;
  expect(gameName("chess")).toBe("Chess");
  me.about = null;
});
