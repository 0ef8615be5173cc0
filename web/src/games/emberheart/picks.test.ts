import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/types";
import { NEUTRAL, PLACES, nobody } from "./model";
import type { Facts, View } from "./model";
import { needsOf } from "./needs";
import { linedUp, nextPick, orderWith, picksOf, platesOf, presentPlace } from "./picks";

const event = (name: string, seat: number | null, ...args: (string | number)[]): GameEvent => ({ name, seat, args });

type Stand = [place: string, space: number, seat: number, took?: number];

/** A reward phase with some parties. */
function phase(stands: Stand[], more: Partial<Facts> = {}): { view: View; facts: Facts } {
  const parties: View["parties"] = {};
  const order: Facts["order"] = {};
  for (const place of PLACES) {
    for (const space of [5, 4, 3, 2, 1]) parties[`${place}-${space}`] = { seat: null, followers: nobody(), companion: 0, took: 0 };
    order[place] = stands
      .filter(([at]) => at === place)
      .map(([, space, seat]) => [seat, space] as [number, number])
      .sort(([, one], [, other]) => other - one);
  }
  for (const [place, space, seat, took = 0] of stands)
    parties[`${place}-${space}`] = { seat, followers: { ...nobody(), warden: 2 }, companion: 0, took };
  const facts = { phase: "reward", rewarding: "guild", climb: null, order, ...more } as unknown as Facts;
  return { view: { parties } as unknown as View, facts };
}

test("a party takes its place in the order, without neutral crests", () => {
  const line = orderWith(
    [
      [1, 5],
      [NEUTRAL, 4],
      [2, 2],
    ],
    0,
    3,
  );
  expect(line.map(({ seat, own }) => [seat, own])).toEqual([
    [1, false],
    [0, true],
    [2, false],
  ]);
});

describe("picks", () => {
  const acts = [
    { number: 3, events: [event("took-hero", 2, "bard")] },
    { number: 9, events: [event("sent-party", 2, "guild", 4, 0)] },
    { number: 12, events: [event("took-hero", 0, "mentor"), event("attached-dragon", 0, "blue-5-1", "mentor")] },
    { number: 14, events: [event("came-back", 2, "guild", 4), event("gained-gear", 2, 2)] },
    { number: 15, events: [event("took-dragon", 1, "captive-red-3-1"), event("came-back", 1, "camp", 2)] },
  ];

  test("what was taken before the action phase is none; who took nothing came back with gear (E6.2)", () => {
    expect(picksOf(acts, 20).map(({ place, seat, card, gear }) => [place, seat, card, gear])).toEqual([
      ["guild", 0, "mentor", 0],
      ["guild", 2, null, 2],
      ["camp", 1, "captive-red-3-1", 0],
    ]);
  });
  test("looking back, later ones are not told", () => {
    expect(picksOf(acts, 12)).toHaveLength(1);
    expect(picksOf(acts, 3)[0]?.card).toBe("bard");
  });
});

test("plates: the highest space picks first, the next one picks now, the others wait", () => {
  const { view, facts } = phase([
    ["guild", 5, 1, 1],
    ["guild", 2, 0],
    ["guild", 1, 2],
  ]);
  const picks = picksOf([{ number: 1, events: [event("took-hero", 1, "mentor")] }], 1);
  const plates = platesOf(linedUp(view, facts, "guild"), picks, view, facts, "guild");
  expect(plates.map(({ space, state, cards }) => [space, state, cards])).toEqual([
    [5, "took", ["mentor"]],
    [2, "now", []],
    [1, "waits", []],
  ]);
});

test("plates of parties that went home keep what they got", () => {
  const before = phase([
    ["tavern", 4, 1],
    ["tavern", 3, 0],
  ]);
  const lined = linedUp(before.view, before.facts, "tavern");
  const { view, facts } = phase([["tavern", 3, 0]], { rewarding: "tavern" });
  const picks = picksOf([{ number: 1, events: [event("came-back", 1, "tavern", 4), event("gained-gear", 1, 2)] }], 1);
  expect(platesOf(lined, picks, view, facts, "tavern").map(({ state, gear }) => [state, gear])).toEqual([
    ["home", 2],
    ["now", 0],
  ]);
});

test("on the Mountain plates are sorted anew by the line of climbers (E9.2), and each level's card is kept", () => {
  const climb = { level: "middle" as const, line: [1, 2].map((seat) => ({ seat, space: seat === 1 ? 3 : 5, wardens: 2 })) };
  const { view, facts } = phase(
    [
      ["mountain", 5, 2, 1],
      ["mountain", 4, 0, 1],
      ["mountain", 3, 1, 1],
    ],
    { rewarding: "preserve", climb },
  );
  const picks = picksOf([{ number: 1, events: [2, 0, 1, 0].map((seat, at) => event("took-dragon", seat, `red-${at + 1}-1`)) }], 1);
  expect(presentPlace(facts)).toBe("mountain");
  const plates = platesOf(linedUp(view, facts, "mountain"), picks, view, facts, "mountain");
  expect(plates.map(({ seat, state }) => [seat, state])).toEqual([
    [1, "now"],
    [2, "waits"],
    [0, "took"],
  ]);
  expect(plates[2]?.cards).toEqual(["red-2-1", "red-4-1"]);
});

test("my next pick, and how many come before it, over all places to come", () => {
  const { view, facts } = phase([
    ["guild", 5, 1, 1],
    ["guild", 2, 2],
    ["camp", 4, 1],
    ["camp", 3, 0],
    ["garrison", 1, 0],
  ]);
  expect(nextPick(view, facts, 0)).toEqual({ place: "camp", space: 3, before: 2 });
  expect(nextPick(view, facts, 2)).toEqual({ place: "guild", space: 2, before: 0 });
  expect(nextPick(view, facts, 3)).toBeNull();
});

test("a Garrison card says what is there and what is missing; a completed one misses nothing", () => {
  const plan = { colour: "red", glory: 5, dragons: 2, asked: "hero", number: 2 } as const;
  const progress = { dragons: 1, need_dragons: 2, asked: "hero", have: 3, need: 2 };
  expect(needsOf(plan, progress).map(({ what, have, need, missing }) => [what, have, need, missing])).toEqual([
    ["red", 1, 2, 1],
    ["hero", 3, 2, 0],
  ]);
  expect(needsOf(plan, undefined).every(({ missing }) => missing === 0)).toBe(true);
});
