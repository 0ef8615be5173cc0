import { expect, it } from "vitest";
import type { City, Frame } from "../types";
import { nextToGo } from "./march";

const city = { guardians: { own: "path-3", pink: "start", grey: "start", brown: null, blue: "bonfire-2" } } as unknown as City;
const frame = (values: Partial<Frame>): Frame => ({ kind: "procession", seat: 0, a: 2, b: 0, c: 0, d: 0, e: 0, f: 0, ...values });

it("lets the one furthest along go first (B6.5a)", () => {
  expect(nextToGo(city, frame({ b: 0b00111 }))).toEqual(["own"]);
});
it("leaves the choice on START", () => {
  expect(nextToGo(city, frame({ b: 0b00110 }))).toEqual(["pink", "grey"]);
  expect(nextToGo(city, frame({ b: 0b00110, e: 3 }))).toEqual(["grey"]);
});
it("knows who moves freely (B11.6)", () => {
  expect(nextToGo(city, frame({ kind: "move-to", a: 4 }))).toEqual(["blue"]);
  expect(nextToGo(city, frame({ kind: "turn" }))).toEqual([]);
});
