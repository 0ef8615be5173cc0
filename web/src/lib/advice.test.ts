import { expect, test } from "vitest";
import { words } from "../games/bonfire/words";
import { whyOf } from "./advice";
import { loadApart, loadTexts } from "./i18n.svelte";
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
