import { beforeEach, expect, test } from "vitest";
import { setTexts } from "./i18n.svelte";
import { Reader } from "./plain";
import type { Telling } from "./plain";
import { settings } from "./settings.svelte";
import { speak } from "./texts";
import { NO_WORDS } from "./words";

const READING = { hidden: [], people: ["cities"], seats: ["start"] };

beforeEach(() => {
  settings.language = "en";
  setTexts(
    "en",
    [
      "part-game-cities = Cities",
      "part-lit = Lit",
      "part-tiles = Action tiles",
      "word-game-ship = ship",
      "word-game-path = path",
      "part-start = First player",
    ].join("\n"),
  );
});

const read = (view: Record<string, unknown>) => new Reader(speak("game", NO_WORDS), ["Ada", "Ben"], READING).read(view);

test("a city is read with the name of its owner, without what is not there", () => {
  const view = {
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

test("the first seat, the first place and the level 0 are told, and flags are no numbers", () => {
  setTexts(
    "en",
    "yes = Yes\npart-start = First player\npart-at = Points at\npart-used = Used\npart-levels = Levels\nword-game-speed = Speed\nword-game-ring = ring\npart-game-ring = Fire\npart-crests = Crests\npart-held = Held",
  );
  const reading = { hidden: [], people: [], seats: ["start"] };
  const fields = { people: ["crests"], seats: ["held"], flags: ["used"], places: ["at"], levels: ["levels"] };
  const view = { start: 0, at: 0, used: 1, levels: { speed: 0 }, crests: [1, 2], held: { ring: 0, speed: null } };
  const parts = new Reader(speak("game", { ...NO_WORDS, fields }), ["Ada", "Ben"], reading).read(view);
  expect(parts.map((part) => `${part.name}: ${part.text}`)).toEqual([
    "First player: Ada",
    "Points at: 1",
    "Used: Yes",
    "Levels: Speed 0",
    "Crests: Ada, Ben: 2",
    "Held: ring: Ada",
  ]);
});

test("a pile says once what it holds several times, and things with commas are kept apart", () => {
  setTexts("en", "word-game-ship = ship\nword-game-path = path\n    .aloud = path, 2 points");
  expect(read({ contents: ["ship", "path", "ship"] })[0]!.text).toBe("2 × ship; path, 2 points");
  expect(read({ display: ["ship", "ship"] })[0]!.text).toBe("ship, ship");
});

test("a field that has words of its own is told in them: in a line, in parts, or not at all", () => {
  const told: Telling = (field) =>
    field === "lit" ? [{ name: "", text: "space 2", parts: [] }] : field === "tiles" ? "" : field === "start" ? "Ben begins" : null;
  const parts = new Reader(speak("game", NO_WORDS), ["Ada", "Ben"], READING, told).read({ start: 1, lit: [0, 1], tiles: { ship: 2 } });
  expect(parts).toEqual([
    { name: "First player", text: "Ben begins", parts: [] },
    { name: "Lit", text: "", parts: [{ name: "", text: "space 2", parts: [] }] },
  ]);
});
