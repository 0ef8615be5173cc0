import { render } from "svelte/server";
import { beforeEach, describe, expect, test } from "vitest";
import { FixtureModel } from "../dev/fixture.svelte";
import { loadGame } from "../games";
import { setTexts } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { Option, Table } from "../lib/types";
import { Blocks } from "./blocks";
import Dev from "../dev/Dev.svelte";
import Board from "./Board.svelte";

const english = import.meta.glob<string>("../locales/en/shell.ftl", { query: "?raw", import: "default", eager: true });
const option = (move: string, family: string, more: Partial<Option> = {}): Option => ({
  move,
  family,
  args: {},
  price: [],
  natural: false,
  means: "own",
  ...more,
});
const seat = (number: number, name: string) => ({ seat: number, name, kind: "human", level: null, mine: number === 0 });

/** Fox and Geese, a game that nobody here has heard of. */
const position = {
  room: { id: "g", title: "fox-and-geese", status: "playing" },
  seats: [seat(0, "Ada"), seat(1, "Ben")],
  deciding: 0,
  decision: "choose-step",
  scores: [3, 7],
  options: [option("fox a1-b2", "fox_step"), option("fox a1-a2", "fox_step"), option("rest", "rest")],
  forbidden: [],
  facts: { asked: { steps: 2 } },
  view: {
    geese_left: 13,
    last_move: null,
    grid: [
      ["fox", null, "goose"],
      [null, null, "goose"],
    ],
    people: [
      { courage: 2, tired: false },
      { courage: 4, tired: true },
    ],
    woods: { north: { trees: 3, den: { depth: 2, warm: true } } },
  },
} as unknown as Table;

beforeEach(async () => {
  settings.language = "en";
  setTexts("en", ...Object.values(english));
  await loadGame("fox-and-geese");
});

test("a view of any shape becomes values, lists and tables", () => {
  expect(new Blocks(["Ada", "Ben"], "yes", "no").read(position.view)).toEqual([
    { kind: "value", name: "Geese left", text: "13" },
    { kind: "value", name: "Last move", text: "–" },
    {
      kind: "table",
      name: "Grid",
      columns: ["1", "2", "3"],
      rows: [
        { name: "1", cells: ["fox", "–", "goose"] },
        { name: "2", cells: ["–", "–", "goose"] },
      ],
    },
    {
      kind: "table",
      name: "People",
      columns: ["Courage", "Tired"],
      rows: [
        { name: "Ada", cells: ["2", "no"] },
        { name: "Ben", cells: ["4", "yes"] },
      ],
    },
    {
      kind: "list",
      name: "Woods",
      blocks: [
        {
          kind: "list",
          name: "North",
          blocks: [
            { kind: "value", name: "Trees", text: "3" },
            {
              kind: "list",
              name: "Den",
              blocks: [
                { kind: "value", name: "Depth", text: "2" },
                { kind: "value", name: "Warm", text: "yes" },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test("records inside the records of a list become columns of its table", () => {
  const people = [
    { coins: 2, jars: { mint: 0, anise: 1 } },
    { coins: 5, jars: { mint: 3, anise: 0 } },
  ];
  const [block] = new Blocks(["Ada", "Ben"], "yes", "no").read({ people });
  expect(block).toMatchObject({ columns: ["Coins", "Mint", "Anise"], rows: [{ cells: ["2", "0", "1"] }, { cells: ["5", "3", "0"] }] });
});

describe("the board", () => {
  const html = () => render(Dev, { props: { model: new FixtureModel(position), Board, Part: null } }).body;

  test("has the seats with their points, and a panel for every part of the view", () => {
    const text = html()
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ");
    expect(text).toContain("Ada 3 Ben 7");
    for (const name of ["Geese left 13", "Grid 1 2 3", "Courage Tired", "Woods North Trees 3 Den Depth 2"]) expect(text).toContain(name);
    expect(text).not.toContain("Frames");
  });

  test("has a button for every move, in lists by family", () => {
    const sections = html().match(/<section aria-label="(Fox step|Rest)"[\s\S]*?<\/section>/g)!;
    expect(sections.map((section) => [...section.matchAll(/data-move="([^"]*)"/g)].map(([, move]) => move))).toEqual([
      ["fox a1-b2", "fox a1-a2"],
      ["rest"],
    ]);
    expect(html().match(/<button/g)).toHaveLength(3);
  });
});

test("prompts, events and refusals are told with the names of the server", () => {
  const { teller } = new FixtureModel(position);
  expect(teller.ask("choose-step", 0, { steps: 2 })).toBe("Your turn: choose step (steps: 2)");
  expect(teller.ask("choose-step", 1)).toBe("Ben decides: choose step");
  const events = [
    { name: "goose_caught", seat: 0, args: ["grey-goose", 2] },
    { name: "night-fell", seat: null, args: [] },
  ];
  expect(teller.tell(events)).toEqual(["Ada: goose caught · grey goose · 2", "night fell"]);
  expect(teller.tellMove("fox a1-b2", [])).toEqual(["Fox a1 b2"]);
  expect(teller.tellMove("fox a1-b2", events.slice(1))).toEqual(["night fell"]);
  expect(teller.refusal({ rule: "3.1", code: "too-far", args: { steps: 3 } })).toBe("Too far (steps: 3) (3.1)");
  expect(teller.source("geese_caught")).toBe("Geese caught");
  expect(teller.price([{ what: "x", kind: "grey-goose", number: 2 }])).toBe("2 grey goose");
});
