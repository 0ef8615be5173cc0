import { expect, it } from "vitest";
import { partsOf, storyOf, withoutName } from "../../lib/story";
import { speak } from "../../lib/texts";
import type { GameEvent } from "../../lib/types";
import { flightsOf } from "./flights";
import { story } from "./story";
import { words } from "./words";

const event = (name: string, seat: number | null, ...args: (string | number)[]): GameEvent => ({ name, seat, args });
const teller = speak("bonfire", words);

it("puts what was paid beside what was done, and names where it came from and where it went", () => {
  const told = storyOf(
    [
      event("sailed", 1, "T2", "T9"),
      event("paid-tiles", 1, "ship", 1),
      event("paid-tiles", 1, "ship", 1),
      event("paid-tiles", 1, "task", 1),
      event("took-task", 1, "red-gold", "T9", 3),
      event("gained-resources", 1, "fruit", 2),
    ],
    teller,
    story,
  );
  expect(told.signs.map(({ icon, text, card }) => [icon, text ?? card])).toEqual([
    ["ship", undefined],
    ["flag", "T9"],
    ["task", "task red-gold"],
  ]);
  expect(told.amounts.map(({ icon, number }) => [icon, number])).toEqual([
    ["ship", -2],
    ["task", -1],
    ["fruit", 2],
  ]);
  expect(told.from).toEqual([["island-T2"], ["island-T9"]]);
  expect(told.to).toEqual([["island-T9"], ["city-1-task-4", "seat-1"]]);
});

it("gives what is gained and paid back at once no amount", () => {
  expect(storyOf([event("paid-tiles", 0, "path", 1), event("gained-tiles", 0, "path", 1)], teller, story).amounts).toEqual([]);
});

it("tells Tom's cards as acts of Tom, not of the player before him", () => {
  const events = [
    event("turned-fire", 0, 0, 1),
    event("turned-up-gnome", null, "helmsman", 0),
    event("tom-turned-up", 1, "guardian", 2),
    event("took-guardian", 1, "pink"),
    event("turn-began", 0, 0),
  ];
  const parts = partsOf(0, events, story);
  expect(parts.map(({ seat, events }) => [seat, events.length])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(storyOf(parts[1]!.events, teller, story).signs[0]).toMatchObject({ card: "tom guardian" });
});

it("does not say a name twice", () => {
  expect(withoutName(["Flame sails to T9", "Flame: 2 points", "The pile is empty"], "Flame")).toEqual([
    "sails to T9",
    "2 points",
    "The pile is empty",
  ]);
});

it("shows a Path Tile coming from its place of the display, and only one drawn unseen from the pile", () => {
  const built = event("built-path", 1, "fruit-red", 2);
  const taken = [built, event("gained-resources", 1, "fruit", 1), event("turned-up-path", null, "herb-yellow", 2)];
  expect(storyOf(taken, teller, story).from).toEqual([["paths-3"]]);
  expect(flightsOf(taken)[0]!.from).toBe("paths-3");
  expect(storyOf([built], teller, story).from).toEqual([["paths-pile"]]);
  const view = { path_display: ["herb-blue", "fruit-red", null, null] };
  expect(storyOf([built], teller, story, view).from).toEqual([["paths-2"]]);
});
