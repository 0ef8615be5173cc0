import { beforeEach, expect, test } from "vitest";
import { setTexts } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { topicOf } from "./topics";

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
  expect(topicOf("bonfire", "B6.2")).toMatchObject({ title: "Moving the ship", numbers: "B6.2", page: "9", slug: "ship" });
  expect(topicOf("bonfire", "B6.2z")).toMatchObject({ title: "Moving the ship", numbers: "B6.2z" });
});

test("a piece has its own help, an entry, or none", () => {
  expect(topicOf("bonfire", "gold")).toMatchObject({ title: "gold", text: "Stands for any resource.", slug: "resources" });
  expect(topicOf("bonfire", "gnome-helmsman")).toMatchObject({ title: "Helmsman", text: "One route less." });
  expect(topicOf("bonfire", "decision-island-deed")).toMatchObject({ slug: "ship" });
  expect(topicOf("bonfire", "nothing-at-all")).toBeNull();
});
