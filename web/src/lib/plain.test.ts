import { beforeEach, expect, test } from "vitest";
import { setTexts } from "./i18n.svelte";
import { Reader } from "./plain";
import { settings } from "./settings.svelte";
import { tellerOf } from "./texts";

beforeEach(() => {
  settings.language = "en";
  setTexts(
    "en",
    "part-cities = Cities\npart-lit = Lit\npart-tiles = Action tiles\nword-bonfire-ship = ship\nword-bonfire-path = path\npart-start = First player",
  );
});

const read = (view: Record<string, unknown>) => new Reader(tellerOf(null), ["Ada", "Ben"]).read(view);

test("a city is read with the name of its owner, without what is not there", () => {
  const view = {
    frames: [{ kind: "turn" }],
    cities: [{ tiles: { ship: 2, path: 0 }, lit: [0, 1, 0, 1, 0, 0, 0], tasks: [null, "ship"] }, { tiles: { path: 1, ship: 0 } }],
  };
  expect(read(view)).toEqual([
    {
      name: "Cities",
      text: "",
      parts: [
        {
          name: "Ada",
          text: "",
          parts: [
            { name: "Action tiles", text: "ship 2", parts: [] },
            { name: "Lit", text: "2, 4", parts: [] },
            { name: "tasks", text: "2: ship", parts: [] },
          ],
        },
        { name: "Ben", text: "", parts: [{ name: "Action tiles", text: "path", parts: [] }] },
      ],
    },
  ]);
});

test("seats are named", () => {
  expect(read({ start: 1 })).toEqual([{ name: "First player", text: "Ben", parts: [] }]);
});
