import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadRules } from "../games";
import { words } from "../games/bonfire/words";
import { setTexts } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { speak } from "./texts";
import { topicOf } from "./topics";

const teller = speak("bonfire", words);

beforeAll(() => loadRules("bonfire"));

beforeEach(() => {
  settings.language = "en";
  setTexts(
    "en",
    [
      "rule-bonfire-ship = Pay ship tiles.",
      "    .title = Moving the ship",
      "    .numbers = B6.2",
      "    .page = 9",
      "rule-bonfire-gnome-helmsman = One route less.",
      "    .title = Helmsman",
      "word-bonfire-gold = gold",
      "    .help = Stands for any resource.",
    ].join("\n"),
  );
});

test("a rule is found by its number, also by a part of it", () => {
  expect(topicOf("B6.2", teller)).toMatchObject({ title: "Moving the ship", numbers: "B6.2", page: "9", slug: "ship" });
  expect(topicOf("B6.2z", teller)).toMatchObject({ title: "Moving the ship", numbers: "B6.2z" });
});

test("a piece has its own help, an entry, or none", () => {
  expect(topicOf("gold", teller)).toMatchObject({ title: "gold", text: "Stands for any resource.", slug: "resources" });
  expect(topicOf("gnome-helmsman", teller)).toMatchObject({ title: "Helmsman", text: "One route less." });
  expect(topicOf("decision-island-deed", teller)).toMatchObject({ slug: "ship" });
  expect(topicOf("nothing-at-all", teller)).toBeNull();
});
