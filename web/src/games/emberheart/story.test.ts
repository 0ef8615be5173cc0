import { expect, test } from "vitest";
import { partsOf, storyOf } from "../../lib/story";
import { speak } from "../../lib/texts";
import type { GameEvent } from "../../lib/types";
import { story } from "./story";
import { words } from "./words";

const event = (name: string, seat: number | null, ...args: (string | number)[]): GameEvent => ({ name, seat, args });

test("parties that go home after the last pick are no acts of their seats (E6.3); raid and round stand apart", () => {
  const events = [
    event("took-garrison", 2, "green-garrison-1"),
    event("lost-followers", 2, "hireling", 1),
    event("came-back", 2, "garrison", 1),
    event("lost-followers", 0, "hireling", 2),
    event("came-back", 0, "garrison", 2),
    event("raided", 2, "hireling-per-preserve", 0),
    event("raided", 0, "hireling-per-preserve", 1),
    event("lost-followers", 0, "hireling", 1),
    event("new-round", null, 2),
    event("turn-began", 2, 2),
  ];
  const parts = partsOf(2, events, story);
  expect(parts.map(({ seat, events }) => [seat, events.length])).toEqual([
    [2, 5],
    [null, 3],
    [null, 1],
  ]);
  const teller = speak("emberheart", words);
  expect(storyOf(parts[0]!.events, teller, story)).toMatchObject({ signs: [{ card: "green-garrison-1" }], amounts: [] });
});

test("a party that takes nothing comes back with gear (E6.2)", () => {
  const told = storyOf([event("came-back", 1, "guild", 4), event("gained-gear", 1, 2)], speak("emberheart", words), story);
  expect(told.signs.map(({ icon }) => icon)).toEqual(["hero", "undo"]);
  expect(told.amounts).toMatchObject([{ icon: "gear", number: 2 }]);
  expect(told.from).toEqual([["space-guild-4"]]);
});

test("a party is shown with who goes where the table knows it, and with its companion", () => {
  const followers = { hireling: 0, scout: 2, ranger: 0, warden: 1 };
  const view = { parties: { "camp-3": { seat: 1, followers }, "camp-2": { seat: 0, followers } } };
  const signs = (space: number, companion: number) =>
    storyOf([event("sent-party", 1, "camp", space, companion)], speak("emberheart", words), story, view).signs.map(({ icon, text }) => [
      icon,
      text,
    ]);
  expect(signs(3, 1)).toEqual([
    ["scout", "2"],
    ["warden", "1"],
    ["dragon", undefined],
    ["chevron-right", undefined],
    ["tent", "3"],
  ]);
  expect(signs(2, 0)[0]).toEqual(["banner", undefined]);
});
