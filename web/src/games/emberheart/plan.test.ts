import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Option, Table, TableModel } from "../../lib/types";
import { nobody } from "./model";
import type { Facts, View } from "./model";
import { Plan } from "./plan.svelte";

vi.mock("./printed.svelte", () => ({ printedOf: () => ({ specialist: (place: string) => (place === "mountain" ? "warden" : "scout") }) }));

const option = (move: string, family: string, args: Record<string, unknown> = {}): Option => ({
  move,
  family,
  args,
  price: [],
  seals: false,
  ends: false,
  natural: false,
  events: [],
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

function tableOf(shown: Table<View, Facts>, looks: Record<string, Table<View, Facts>>) {
  const made: (Option | string[])[] = [];
  const model = {
    shown,
    active: true,
    options: shown.options,
    forbidden: [],
    seat: 0,
    hints: [],
    find: (family: string, args: Record<string, unknown> = {}) =>
      shown.options.find((one) => one.family === family && Object.entries(args).every(([key, value]) => one.args[key] === value)),
    of: (family: string) => shown.options.filter((one) => one.family === family),
    refused: () => undefined,
    act: (choice: Option | string[]) => made.push(choice),
    look: (line: string[]) => {
      const looked = looks[line.join(" / ")];
      return looked ? Promise.resolve(looked) : Promise.reject(new Error("no such line"));
    },
  };
  return { model: model as unknown as TableModel<View, Facts>, made };
}

const go = option("go camp", "go", { place: "camp" });
const spaces = position(
  "party-space",
  [3, 2].flatMap((space) => [
    option(`space ${space}`, "to-space", { place: "camp", space }),
    option(`space ${space} with companion`, "with-companion", { place: "camp", space }),
  ]),
  11,
);
const who = position(
  "party",
  [
    option("party 3 hirelings", "make-up", { followers: { ...nobody(), hireling: 3 } }),
    option("party 1 hireling + 2 specialists", "make-up", { followers: { ...nobody(), hireling: 1, scout: 2 } }),
  ],
  12,
);
const LOOKS = {
  "go camp": spaces,
  "go camp / space 3": who,
  "go camp / space 3 / party 1 hireling + 2 specialists": position("act", [], 13),
};

describe("the party", () => {
  let plan: Plan;
  let made: (Option | string[])[];

  beforeEach(async () => {
    const table = tableOf(position("act", [go]), LOOKS);
    made = table.made;
    plan = new Plan(table.model);
    plan.renew();
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
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

  test("the usual party takes specialists first and goes in one line of moves", async () => {
    plan.fill({ place: "camp", space: 3 });
    expect(plan.followers).toEqual({ ...nobody(), scout: 2, hireling: 1 });
    await plan.send({ place: "camp", space: 3 });
    expect(made).toEqual([["go camp", "space 3", "party 1 hireling + 2 specialists"]]);
  });

  test("neutral crests are no parties in the order of picking", () => {
    expect(plan.rank({ place: "camp", space: 3 })).toBe(2);
  });

  test("the companion lowers the flame only where nobody is", () => {
    plan.toggleCompanion();
    plan.peek({ place: "camp", space: 3 });
    expect(plan.triggers).toEqual({ strength: 3, gear: 0, flame: 1 });
    plan.peek({ place: "tavern", space: 2 });
    expect(plan.triggers?.flame).toBe(0);
  });
});

test("a space that is the only one is chosen by itself", async () => {
  const party = position("party", [], 11, { place: "camp", space: 4, companion: false });
  const { model } = tableOf(position("act", [go]), { "go camp": party });
  const plan = new Plan(model);
  plan.renew();
  await new Promise((done) => setTimeout(done));
  expect(plan.way({ place: "camp", space: 4 })).toBe("pick");
  expect(plan.way({ place: "camp", space: 3 })).toBeNull();
});
