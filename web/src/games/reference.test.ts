import { expect, test } from "vitest";
import { loadRules, rulesOf } from ".";
import { EFFECTS, isElder } from "./bonfire/gnomes";
import { HEROES } from "./emberheart/heroes";
import { referenceOf } from "./reference";
import type { Rules } from "./types";

test("entries stand in chapters in the order of their texts, and are found by the rules they explain", () => {
  const texts =
    "## Ship\n\nrule-game-ship = Sail.\n    .numbers = A1 A1.2\nrule-game-sea = Far.\nrule-game-card-cook = Eat.\n    .numbers = A3\n";
  const chapters: Rules["chapters"] = [
    ["sea", "ship"],
    ["cards", "card-"],
  ];
  expect(referenceOf({ chapters, topics: { cook: "card-cook" } }, texts)).toEqual({
    chapters: [
      { id: "sea", slugs: ["ship", "sea"] },
      { id: "cards", slugs: ["card-cook"] },
    ],
    numbers: { A1: "ship", "A1.2": "ship", A3: "card-cook" },
    topics: { cook: "card-cook" },
  });
});

test("every card has a picture and an entry, in the same order", async () => {
  await Promise.all([loadRules("bonfire"), loadRules("emberheart")]);
  const slugs = (game: string, chapter: string) => rulesOf(game)?.chapters.find(({ id }) => id === chapter)?.slugs ?? [];
  expect(slugs("bonfire", "gnomes")).toEqual(Object.keys(EFFECTS).map((gnome) => `gnome-${gnome}`));
  expect(slugs("emberheart", "heroes").slice(4)).toEqual(Object.keys(HEROES).map((hero) => `hero-${hero}`));
  const first = Object.keys(EFFECTS).find(isElder);
  expect(rulesOf("bonfire")?.numbers["B8.1"]).toBe(`gnome-${first}`);
});
