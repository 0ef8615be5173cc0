import { beforeEach, describe, expect, test } from "vitest";
import type { Act, Option, Table, TableModel } from "../../lib/types";
import { nobody } from "./model";
import type { Facts, View } from "./model";
import { Plan } from "./plan.svelte";

const option = (move: string, family: string, args: Record<string, unknown> = {}): Option => ({
  move,
  family,
  args,
  price: [],
  natural: false,
  means: "own",
});

function position(decision: string, options: Option[], move = 10, asked: Facts["asked"] = {}): Table<View, Facts> {
  const band = { followers: { ...nobody(), hireling: 4, scout: 2 }, companion_used: 0, attributes: { strength: 1, senses: 0, speed: 1 } };
  const order = {
    camp: [
      [1, 5],
      [4, 4],
    ],
  };
  const facts = { order, companion: { fewer: 1, gear: 0, flame: 1, alone: ["camp"] }, asked };
  const view = { bands: [band] };
  return { decision, options, move, forbidden: [], events: [], deciding: 0, view, facts } as unknown as Table<View, Facts>;
}

function tableOf(shown: Table<View, Facts>, acts: Act[]) {
  const made: (Option | string[])[] = [];
  const model = {
    shown,
    active: true,
    options: shown.options,
    forbidden: [],
    acts,
    seat: 0,
    hints: [],
    find: (family: string, args: Record<string, unknown> = {}) =>
      shown.options.find((one) => one.family === family && Object.entries(args).every(([key, value]) => one.args[key] === value)),
    of: (family: string) => shown.options.filter((one) => one.family === family),
    refused: () => undefined,
    barred: () => undefined,
    act: (choice: Option | string[]) => made.push(choice),
    propose: () => new Promise(() => {}),
  };
  return { model: model as unknown as TableModel<View, Facts>, made };
}

const go = option("go camp", "go", { place: "camp" });

/** A party at the camp: how many hirelings and scouts, with the companion or not. */
function party(space: number, hireling: number, scout: number, effects?: { gear: boolean; flame: boolean }): Act {
  const families = ["go", effects ? "with-companion" : "to-space", "make-up", ...(effects ? ["effects"] : [])];
  const moves = ["go camp", `space ${space}${effects ? " with companion" : ""}`, `party ${hireling}+${scout}`];
  if (effects) moves.push(`effects ${effects.gear} ${effects.flame}`);
  return { families, moves, args: { place: "camp", space, followers: { hireling, scout }, ...effects }, price: [] };
}
const flames = [true, false].map((flame) => ({ gear: false, flame }));
const usual = (act: Act): Act => ({ ...act, args: { ...act.args, usual: true } });
const ACTS = [
  party(3, 3, 0),
  usual(party(3, 1, 2)),
  usual(party(2, 1, 1)),
  ...flames.flatMap((effects) => [party(3, 2, 0, effects), usual(party(3, 3, 0, effects)), usual(party(2, 1, 0, effects))]),
];

describe("the party", () => {
  let plan: Plan;
  let made: (Option | string[])[];

  beforeEach(() => {
    const table = tableOf(position("act", [go]), ACTS);
    made = table.made;
    plan = new Plan(table.model);
    plan.renew();
  });

  test("before anybody is chosen every space that can be reached is open", () => {
    expect(plan.way({ place: "camp", space: 3 })).toBe("pick");
    expect(plan.way({ place: "camp", space: 5 })).toBeNull();
    expect(plan.way({ place: "tavern", space: 3 })).toBeNull();
  });

  test("then only those of exactly its size", () => {
    plan.change("scout", 1);
    plan.change("hireling", 1);
    expect(plan.way({ place: "camp", space: 2 })).toBe("send");
    expect(plan.way({ place: "camp", space: 3 })).toBeNull();
  });

  test("with the companion a space may be larger, by the strength of the companion", () => {
    plan.change("hireling", 1);
    plan.change("hireling", 1);
    plan.toggleCompanion();
    expect(plan.way({ place: "camp", space: 3 })).toBe("send");
    plan.change("hireling", -1);
    expect(plan.way({ place: "camp", space: 3 })).toBeNull();
  });

  test("the usual party is the first that the server calls so, and goes in one line of moves", () => {
    plan.fill({ place: "camp", space: 3 });
    expect(plan.followers).toEqual({ ...nobody(), scout: 2, hireling: 1 });
    plan.send({ place: "camp", space: 3 });
    expect(made).toEqual([["go camp", "space 3", "party 1+2"]]);
  });

  test("neutral crests are no parties in the order of picking", () => {
    expect(plan.rank({ place: "camp", space: 3 })).toBe(2);
  });

  test("the companion brings what the acts on offer say, and what is wished for", () => {
    plan.toggleCompanion();
    plan.peek({ place: "camp", space: 3 });
    expect(plan.triggers).toEqual({ strength: 3, gear: 0, flame: 1 });
    plan.peek({ place: "tavern", space: 2 });
    expect(plan.triggers?.flame).toBe(0);
    plan.change("hireling", 1);
    plan.change("hireling", 1);
    plan.flame = false;
    plan.send({ place: "camp", space: 3 });
    expect(made).toEqual([["go camp", "space 3 with companion", "party 2+0", "effects false false"]]);
  });

  test("nobody is added whom no party could have", () => {
    expect(plan.can("scout", 1)).toBe(true);
    expect(plan.can("warden", 1)).toBe(false);
    for (let n = 0; n < 9; n++) plan.change("scout", 1);
    expect(plan.followers.scout).toBe(2);
  });
});

test("within a party that is half chosen only who goes is open", () => {
  const asked = { place: "camp", space: 4, companion: false } as Facts["asked"];
  const rest: Act = { families: ["make-up"], moves: ["party 4+0"], args: { followers: { hireling: 4 }, usual: true }, price: [] };
  const { model, made } = tableOf(position("party", [], 11, asked), [rest]);
  const plan = new Plan(model);
  plan.renew();
  expect(plan.way({ place: "camp", space: 4 })).toBe("pick");
  expect(plan.way({ place: "camp", space: 3 })).toBeNull();
  plan.fill({ place: "camp", space: 4 });
  plan.send({ place: "camp", space: 4 });
  expect(made).toEqual([["party 4+0"]]);
});

test("a dragon is attached as far as there is only one way to do it", () => {
  const attach = (...moves: string[]): Act => ({ families: ["attach"], moves, args: { dragon: "red-1", hero: "bard" }, price: [] });
  const { model, made } = tableOf(position("act", []), [
    attach("attach", "onto bard", "with gear"),
    attach("attach", "onto bard", "without"),
  ]);
  const plan = new Plan(model);
  expect(plan.dragons).toEqual(["red-1"]);
  plan.hold("red-1");
  expect(plan.homes).toEqual(["bard"]);
  plan.attach("bard");
  expect(made).toEqual([["attach", "onto bard"]]);
});
