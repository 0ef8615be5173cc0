import { expect, test } from "vitest";
import { setGame } from "../games";
import { story } from "../games/bonfire/story";
import { words } from "../games/bonfire/words";
import type { Game } from "../games/types";
import { named, untold, whyOf } from "./advice";
import { loadApart, loadTexts } from "./i18n.svelte";
import { option } from "./table.fixture";
import { speak } from "./texts";

test("a hint says in whole sentences what a move gets, costs and changes on the score sheet, and what is revealed after it", async () => {
  await Promise.all([loadTexts(), loadApart("coach")]);
  const teller = speak("bonfire", words);
  const why = whyOf(
    {
      gains: { supply: -2, bonfires: 4, elders: 0 },
      prepares: [{ kind: "portal", name: "ring", number: 1 }],
      costs: [{ kind: "resources", name: "gold", number: 2 }],
      then: "turned-up-offering",
    },
    teller,
  );
  expect(why.slice(1)).toEqual([
    "You pay 2 gold.",
    "Points: +4 for Bonfires, −2 for the tiles and resources left.",
    "Then an Offering is revealed.",
  ]);
  expect(why[0]).toMatch(/^It gets you .*portal.*\.$/);
});

test("the reasons of a hint leave out what its deeds already tell", () => {
  const tells = { "took-portal": "portal" };
  setGame("bonfire", { words, story, tells } as unknown as Game);
  const things = ["portal", "resources"].map((kind) => ({ kind, name: kind, number: 1 }));
  const events = [{ name: "took-portal", seat: 0, args: ["moon", 5] }];
  const left = (seat: number) =>
    untold("bonfire", { gains: {}, costs: [], then: "", prepares: things }, events, seat, speak("bonfire", words));
  expect(left(0).prepares.map(({ kind }) => kind)).toEqual(["resources"]);
  expect(left(1).prepares).toHaveLength(2);
});

test("a hint has the name of its move, or of its first deed if the move only begins an act", () => {
  setGame("bonfire", { words, story, beginnings: ["fire"] } as unknown as Game);
  const name = (family: string) => named("bonfire", option(family), "You turn the Great Bonfire", speak("bonfire", words));
  expect(name("fire")).toBe("You turn the Great Bonfire");
  expect(name("end-turn")).not.toBe("You turn the Great Bonfire");
});
