import { describe, expect, it, vi } from "vitest";
import { DRAFT } from "../../lib/me.svelte";
import type { Asked } from "../../lib/protocol";
import { keptDraft, parted } from "./draft.svelte";
import { groupsOf, marksOf, moved } from "./items";
import { around, formOf, isIn, read, stepsOf, write } from "./places";
import type { Data } from "./places";
import { tomlOf } from "./toml";

const NOTHING: Asked = { kind: "text", mark: "", required: [], optional: [], count: null, least: 0, most: 0, separator: " ", words: [] };
const asked = (kind: Asked["kind"], rest: Partial<Asked> = {}): Asked => ({ ...NOTHING, kind, ...rest });
const KINDS = {
  table: asked("table"),
  list: asked("list"),
  eight: asked("list", { count: 8 }),
  words: asked("words", { mark: "C", least: 2, most: 2 }),
  ends: asked("words", { mark: "C", separator: "-" }),
  word: asked("word", { mark: "C", words: ["red", "blue"] }),
  number: asked("number", { mark: "R", least: 1, most: 3 }),
  fixed: asked("number", { mark: "C", least: 2, most: 2 }),
};
const names = Object.keys(KINDS);
const places: Record<string, keyof typeof KINDS> = {
  set: "table",
  cards: "table",
  "cards.red": "list",
  "cards.red[1]": "table",
  "cards.red[1].points": "number",
  "cards.red[1].order": "words",
  "cards.red[1].order[1]": "word",
  "cards.red[2]": "table",
  "cards.red[2].size": "fixed",
  "cards.tom": "table",
  "cards.tom.copies": "number",
  ways: "table",
  "ways.between": "eight",
  "ways.between[1]": "ends",
  "ways.between[1][1]": "word",
};
const form = formOf({
  kinds: Object.values(KINDS),
  places: Object.fromEntries(Object.entries(places).map(([place, kind]) => [place, names.indexOf(kind)])),
});
const data: Data = {
  set: { name: 'A "box"' },
  cards: { red: [{ points: 2, order: "red   blue" }, { size: 2 }], tom: { copies: 1 } },
  ways: { between: ["red-blue"] },
};

describe("places", () => {
  it("are ways to values", () => {
    expect(stepsOf("cards.red[1].order[2]")).toEqual(["cards", "red", 0, "order", 1]);
    expect(stepsOf('cards."odd name".x')).toEqual(["cards", "odd name", "x"]);
    expect([around("cards.red[1]"), around("cards.red"), around("cards")]).toEqual(["cards.red", "cards", null]);
    expect([isIn("a.b[1]", "a.b"), isIn("a.bc", "a.b"), isIn("a", "a")]).toEqual([true, false, true]);
  });

  it("read and write values and the words of a text", () => {
    expect(read(data, form, "cards.red[1].points")).toBe(2);
    expect(read(data, form, "cards.red[1].order[2]")).toBe("blue");
    expect(read(data, form, "cards.none.x")).toBe(undefined);
    expect(read(write(data, form, "cards.red[1].order[1]", "blue"), form, "cards.red[1].order")).toBe("blue   blue");
    expect(read(write(data, form, "ways.between[1][2]", "red"), form, "ways.between[1]")).toBe("red-red");
    expect(read(write(data, form, "cards.red[1]", undefined), form, "cards.red")).toEqual([{ size: 2 }]);
    expect(read(write(data, form, "cards.tom.copies", undefined), form, "cards.tom")).toEqual({});
    expect(read(write(data, form, "cards.new.x", 3), form, "cards.new")).toEqual({ x: 3 });
    expect(read(data, form, "cards.red[1].points")).toBe(2);
  });
});

describe("what is in the box", () => {
  it("is found by what the server's checks look at", () => {
    const [cards, ways] = groupsOf(form, ["set", "cards", "ways"]);
    expect(cards!.rows.map((row) => [row.place, row.open, row.items.length])).toEqual([
      ["cards.red", true, 2],
      ["cards", false, 1],
    ]);
    expect(ways!.items.map((item) => item.place)).toEqual(["ways.between[1]"]);
    expect(ways!.rows[0]!.open).toBe(false);
  });

  it("knows where values come from; what can be only one needs no look", () => {
    expect(marksOf(form, "cards.red[1]")).toEqual(["C", "R"]);
    expect(marksOf(form, "cards.red[2]")).toEqual([]);
  });

  it("keeps what was compared when an entry goes", () => {
    expect(moved(["a.b[1]", "a.b[2]", "a.b[3].x", "a.bc[2]"], "a.b[2]")).toEqual(["a.b[1]", "a.b[2].x", "a.bc[2]"]);
  });
});

describe("the draft of a set that is deleted", () => {
  const after = (set: string, entered?: boolean) => {
    const kept = new Map([[`${DRAFT}game`, JSON.stringify({ data, set, entered })]]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, to: string) => kept.set(key, to),
      removeItem: (key: string) => kept.delete(key),
    });
    parted("game", "gone");
    const found = keptDraft("game");
    vi.unstubAllGlobals();
    return found && [found.set, found.entered];
  };

  it("stays on the device as one of its own, if something was entered since it was saved", () => {
    expect(after("gone", true)).toEqual([null, true]);
    expect(after("gone")).toEqual([null, true]); // kept by an earlier version
    expect(after("gone", false)).toBe(null);
    expect(after("another", false)).toEqual(["another", false]);
  });
});

describe("TOML", () => {
  it("is written in sections", () => {
    expect(tomlOf(data)).toBe(
      '[set]\nname = "A \\"box\\""\n\n[cards]\nred = [{ points = 2, order = "red   blue" }, { size = 2 }]\ntom = { copies = 1 }\n\n[ways]\nbetween = ["red-blue"]\n',
    );
  });

  it("has a line for each entry of a long list, and quotes odd names", () => {
    const long = Array.from({ length: 12 }, (_, at) => `entry number ${at}`);
    expect(tomlOf({ a: { "odd name": long } }).split("\n")).toHaveLength(16);
    expect(tomlOf({ a: { "odd name": true } })).toContain('"odd name" = true');
  });
});
