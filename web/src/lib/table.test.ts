import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setGame } from "../games";
import { warning } from "../games/bonfire/choices";
import type { Game } from "../games/types";
import { settings } from "./settings.svelte";
import type { Message } from "./socket.svelte";
import { answered, asked, change, open, option, proposals, sent, setUp, store, tableOf, take, tearDown } from "./table.fixture";
import { NO_WORDS } from "./words";

vi.mock("./api", async (original) => ({ ...(await original<object>()), api: { log: () => Promise.resolve([]) } }));
beforeEach(setUp);
afterEach(tearDown);

test("an act is asked for once at each table", async () => {
  open();
  store.foreseen(store.options[0]!);
  await answered();
  store.act(store.options[0]!);
  await answered();
  expect([sent.length, asked]).toEqual([1, ["sail"]]);
  open();
  await store.propose(["sail"]);
  expect(asked).toEqual(["sail", "sail"]);
});

test("options are lit only where I decide and nothing is on its way", async () => {
  open();
  expect(store.active).toBe(true);
  expect(store.find("sail")?.move).toBe("sail");
  store.act(store.options[0]!);
  await answered();
  expect(sent).toEqual([{ do: "move", game: "g", seat: 0, at: 4, moves: ["sail"] }]);
  expect(store.active).toBe(false);
  expect(store.options).toEqual([]);
});

test("nothing is lit on another's turn", () => {
  open({ deciding: 1, options: [] });
  expect(store.active).toBe(false);
});

test("an act that ends the turn is made with the second click, or with confirm", async () => {
  open();
  const end = store.find("end-turn")!;
  store.act(end);
  await answered();
  expect(sent).toEqual([]);
  expect(store.proposed).toBe(end);
  store.cancel();
  expect(store.proposed).toBeNull();
  store.act(end);
  await answered();
  store.confirm();
  expect(sent).toHaveLength(1);
});

test("without confirmation it is made at once", async () => {
  settings.confirm = "never";
  open();
  store.act(store.find("end-turn")!);
  await answered();
  expect(sent).toHaveLength(1);
});

test("a warning comes once in a turn", async () => {
  settings.confirm = "never";
  setGame("bonfire", {
    warning,
    words: NO_WORDS,
    finish: ["end-turn"],
    within: ["task-space"],
    acts: [],
    highlights: [],
  } as Partial<Game> as Game);
  open({ options: [option("neutral"), option("end-turn")] });
  store.act(store.find("end-turn")!);
  await answered();
  expect(store.warning).toBe("warning-bonfire-neutral");
  expect(sent).toEqual([]);
  store.cancel();
  store.act(store.find("end-turn")!);
  await answered();
  expect(sent).toHaveLength(1);
});

const ways = (...moves: string[][]) => moves.map((line) => ({ moves: line, price: [] }));

test("an act is sent with its payment, where that is the natural one", async () => {
  proposals["sail"] = {
    line: ["sail", "pay ship"],
    payments: [{ at: 1, count: 1, natural: true, ways: ways(["pay ship"], ["pay yellow"]) }],
  };
  open();
  store.act(store.options[0]!);
  await answered();
  expect(sent).toEqual([{ do: "move", game: "g", seat: 0, at: 4, moves: ["sail", "pay ship"] }]);
});

test("another payment waits to be confirmed and can be changed", async () => {
  const payments = [{ at: 1, count: 1, natural: false, ways: ways(["pay yellow"], ["replace", "throw gnome"]) }];
  proposals["sail"] = { line: ["sail", "pay yellow"], payments };
  open();
  store.act(store.options[0]!);
  await answered();
  expect(sent).toEqual([]);
  expect(store.proposal?.line).toEqual(["sail", "pay yellow"]);
  await store.payWith(1, ["replace", "throw gnome"]);
  store.confirm();
  expect(sent).toMatchObject([{ moves: ["sail", "replace", "throw gnome"] }]);
});

test("what is left to choose of a proposed act is chosen within it, and another payment keeps the choice", async () => {
  setGame("bonfire", {
    words: NO_WORDS,
    warning: () => null,
    within: ["task-space"],
    finish: [],
    acts: [],
    highlights: [],
  } as Partial<Game> as Game);
  const space = option("space 2");
  const paying = { at: 1, count: 1, natural: true, ways: ways(["pay ship"], ["pay yellow"]) };
  proposals["sail"] = {
    line: ["sail", "pay ship"],
    payments: [paying],
    complete: false,
    open: { decision: "task-space", options: [space], forbidden: [] },
  };
  proposals["sail space 2"] = { line: ["sail", "pay ship", "space 2"], payments: [paying], ends: true };
  open();
  store.act(store.options[0]!);
  await answered();
  expect(sent).toEqual([]);
  expect(store.left).toEqual([space]);
  expect(store.mayConfirm).toBe(false);
  store.act(store.find("space 2")!);
  await answered();
  expect(store.proposal?.line).toEqual(["sail", "pay ship", "space 2"]);
  expect(store.takesPart("space 2")).toBe(true);
  expect(store.mayConfirm).toBe(true);
  await store.payWith(1, ["pay yellow"]);
  store.confirm();
  expect(sent).toMatchObject([{ moves: ["sail", "pay yellow", "space 2"] }]);
});

test("the one button ends the turn where nothing is proposed", async () => {
  setGame("bonfire", { words: NO_WORDS, warning: () => null, finish: ["end-turn"], acts: [], highlights: [] } as Partial<Game> as Game);
  open();
  expect(store.finish?.move).toBe("end-turn");
  store.confirm();
  await answered();
  expect(sent).toMatchObject([{ moves: ["end-turn"] }]);
});

test("those who choose every piece themselves send only what they chose", async () => {
  settings.payment = false;
  proposals["sail"] = { line: ["sail", "pay ship"], payments: [{ at: 1, count: 1, natural: true, ways: ways(["pay ship"]) }] };
  open();
  store.act(store.options[0]!);
  await answered();
  expect(sent).toMatchObject([{ moves: ["sail"] }]);
});

test("after undo the payment can be chosen", async () => {
  proposals["sail"] = { line: ["sail", "pay ship"], payments: [{ at: 1, count: 1, natural: true, ways: ways(["pay ship"]) }] };
  open();
  store.undo();
  expect(sent).toMatchObject([{ do: "undo", to: 3 }]);
  change(2, { kind: "undo", seat: 0, to: 3 }, { move: 3 });
  await vi.advanceTimersByTimeAsync(500);
  store.act(store.options[0]!);
  await answered();
  expect(store.proposal?.line).toEqual(["sail", "pay ship"]);
});

test("a payment that is asked for alone makes itself where it is plain", async () => {
  const paying = { options: [option("pay ship", { natural: true, means: "own" }), option("replace")], decision: "pay-tiles" };
  open();
  change(2, { kind: "move", seat: 0, move: "sail", number: 5, by: "human" }, { move: 5, ...paying });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toMatchObject([{ do: "move", at: 5, moves: ["pay ship"] }]);
});

test("what the moves of an act brought is shown together", async () => {
  open();
  const event = (name: string) => ({ name, seat: 0, args: [] });
  const head = { kind: "move", seat: 0, move: "sail", number: 5, act: 4, by: "human", at: 0 };
  take({ type: "change", game: "g", seq: 2, entry: head, events: [event("sailed")] } as unknown as Message);
  expect(store.shown.move).toBe(4);
  const table = tableOf({ move: 6 }) as object;
  take({
    type: "change",
    game: "g",
    seq: 3,
    entry: { ...head, move: "pay", number: 6 },
    events: [event("paid")],
    ...table,
  } as unknown as Message);
  expect(store.events.map((one) => one.name)).toEqual(["sailed", "paid"]);
  expect(store.moves.map((line) => line.act)).toEqual([4, 4]);
  expect(store.made.get(5)?.move).toBe("sail");
});

test("where a bot stands in for me, payments are left to it", async () => {
  const seats = tableOf().seats.map((seat) => ({ ...seat, stand_in: seat.seat === 0 ? "flame" : null }));
  open({ seats });
  change(
    2,
    { kind: "move", seat: 0, move: "sail", number: 5, by: "bot" },
    { seats, move: 5, options: [option("pay ship", { natural: true, means: "own" })], decision: "pay-tiles" },
  );
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual([]);
});

test("one question brings all acts of a table and what a board foresees", async () => {
  setGame("bonfire", {
    words: NO_WORDS,
    warning: () => null,
    finish: ["end-turn"],
    acts: ["fate", "end-turn"],
    foreseen: ["sail"],
  } as Partial<Game> as Game);
  open();
  await answered();
  store.foreseen(store.find("sail")!);
  await answered();
  expect(store.foreseen(store.find("sail")!)?.line).toEqual(["sail"]);
  expect(asked).toEqual(["end-turn"]);
});
