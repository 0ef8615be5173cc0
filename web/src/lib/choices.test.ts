import { expect, test } from "vitest";
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

test("what would be left unused", () => {
  const end = option("end-turn", { ends: true });
  expect(warningBefore(table("bonfire", [end, option("neutral")]), end)).toBe("neutral");
  expect(warningBefore(table("bonfire", [end]), end)).toBeNull();
  const pass = option("pass", { ends: true });
  expect(warningBefore(table("bonfire", [pass, option("ignite")]), pass)).toBe("bonfire");
  const aide = option("aide", { ends: true });
  expect(warningBefore(table("emberheart", [aide], { bands: [{ crests: 2 }] }), aide)).toBe("crest");
  expect(warningBefore(table("emberheart", [aide], { bands: [{ crests: 0 }] }), aide)).toBeNull();
});

test("chips come in a fixed order", () => {
  const found = chips(table("emberheart", []), [option("done"), option("go"), option("attach"), option("swap")]);
  expect(found.map((one) => one.family)).toEqual(["swap", "attach", "done"]);
});
