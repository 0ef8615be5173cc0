import { expect, test } from "vitest";
import { setGame } from "../games";
import type { Game } from "../games/types";
import { agree, automatic, finishing, wantsConfirming, warningBefore } from "./choices";
import type { Option, Proposal, Table } from "./types";

const option = (family: string, more: Partial<Option> = {}): Option => ({
  move: family,
  family,
  args: {},
  price: [],
  natural: false,
  means: "own",
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
  const proposal = (more: Partial<Proposal> = {}) => ({ seals: false, ends: false, ...more }) as Proposal;
  setGame("go", { careful: ["keep"] } as Partial<Game> as Game);
  const wants = (family: string, told: Proposal, mode: "never" | "ends" | "always") =>
    wantsConfirming(table("go", []), [family, "z"], told, mode);
  expect(wants("a", proposal({ seals: true }), "ends")).toBe(true);
  expect(wants("a", proposal({ ends: true }), "ends")).toBe(true);
  expect(wants("a", proposal(), "ends")).toBe(false);
  expect(wants("keep", proposal(), "ends")).toBe(true);
  expect(wants("a", proposal(), "always")).toBe(true);
  expect(wants("a", proposal({ ends: true }), "never")).toBe(false);
});

test("the one button ends the turn, or goes the only way there is", () => {
  setGame("go", { finish: ["end"] } as Partial<Game> as Game);
  const [a, b, end] = [option("a"), option("b"), option("end")];
  expect(finishing(table("go", [a, end]))).toBe(end);
  expect(finishing(table("go", [a, b]))).toBeNull();
  expect(finishing(table("go", [a]))).toBe(a);
});

test("a payment makes itself only where there is exactly one natural way", () => {
  const [pay, other] = [option("pay-tile", { natural: true, means: "own" }), option("replace-tile")];
  expect(automatic(table("bonfire", [pay, other]))).toBe(pay);
  expect(automatic(table("bonfire", [other]))).toBeNull();
  expect(automatic(table("bonfire", [pay, pay]))).toBeNull();
});

test("a game says what would be left unused", () => {
  setGame("chess", { warning: (_table, _choice, ends) => (ends ? "castling" : null) } as Partial<Game> as Game);
  expect(warningBefore(table("chess", []), option("end"), true)).toBe("warning-chess-castling");
  expect(warningBefore(table("chess", []), option("go"), false)).toBeNull();
});

test("a game that is not loaded says nothing", () => {
  expect(warningBefore(table("draughts", []), option("end"), true)).toBeNull();
});
