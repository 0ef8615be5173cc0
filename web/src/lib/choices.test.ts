import { expect, test } from "vitest";
import { setGame } from "../games";
import type { Game } from "../games/types";
import { agree, automatic, chips, wantsConfirming, warningBefore } from "./choices";
import type { Option, Table } from "./types";

const option = (family: string, more: Partial<Option> = {}): Option => ({
  move: family,
  family,
  args: {},
  price: [],
  seals: false,
  ends: false,
  natural: false,
  events: [],
  ...more,
});
const table = (title: string, options: Option[], view: unknown = {}) =>
  ({ room: { title }, options, view, deciding: 0 }) as unknown as Table;

test("arguments that were not asked for do not matter", () => {
  expect(agree({ island: "T1", slot: 2 }, { island: "T1" })).toBe(true);
  expect(agree({ squares: [[1, 2]] }, { squares: [[1, 2]] })).toBe(true);
  expect(agree({ island: "T1" }, { island: "T2" })).toBe(false);
});

test("when a second click is wanted", () => {
  expect(wantsConfirming(option("a", { seals: true }), "ends")).toBe(true);
  expect(wantsConfirming(option("a"), "ends")).toBe(false);
  expect(wantsConfirming(option("a"), "always")).toBe(true);
  expect(wantsConfirming(["a", "b"], "ends")).toBe(false);
  expect(wantsConfirming(option("a", { ends: true }), "never")).toBe(false);
});

test("a payment makes itself only where there is exactly one natural way", () => {
  const [pay, other] = [option("pay-tile", { natural: true }), option("replace-tile")];
  expect(automatic(table("bonfire", [pay, other]))).toBe(pay);
  expect(automatic(table("bonfire", [other]))).toBeNull();
  expect(automatic(table("bonfire", [pay, pay]))).toBeNull();
});

test("a game says what would be left unused, and which deeds stand beside the prompt", () => {
  setGame("chess", { warning: (_, choice) => (choice.ends ? "castling" : null), chips: ["b", "a"] } as Partial<Game> as Game);
  expect(warningBefore(table("chess", []), option("end", { ends: true }))).toBe("warning-chess-castling");
  expect(warningBefore(table("chess", []), option("go"))).toBeNull();
  const found = chips(table("chess", []), [option("a"), option("go"), option("b")]);
  expect(found.map((one) => one.family)).toEqual(["b", "a"]);
});

test("a game that is not loaded says nothing", () => {
  expect(warningBefore(table("draughts", []), option("end", { ends: true }))).toBeNull();
  expect(chips(table("draughts", []), [option("a")])).toEqual([]);
});
