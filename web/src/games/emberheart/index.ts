/** All that the frame of a table wants to know of Emberheart. */
import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/types";
import type { Game, Stat } from "../types";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { warning } from "./choices";
import { heroesOf } from "./model";
import type { Facts, View } from "./model";
import Picture from "./Picture.svelte";
import { presentPlace } from "./picks";
import Supply from "./phone/Supply.svelte";
import { phoneTabs } from "./phone/tabs";
import { goals } from "./goals";
import Inset from "./Inset.svelte";
import { changes, inspect } from "./inspect";
import { textOf, word } from "./speech";
import { reading } from "./reading";
import { story } from "./story";
import Token from "./Token.svelte";
import Stand from "./Stand.svelte";
import { words } from "./words";

function stats(table: Table<View, Facts>, seat: number): Stat[] {
  const band = table.view.bands[seat];
  if (!band) return [];
  return [
    { icon: "dragon", word: "dragons", number: Object.values(band.dragons).filter((state) => state !== "no").length },
    { icon: "flame", word: "flame", number: band.flame },
    { icon: "banner", word: "crests", number: band.crests },
  ];
}

/** Heroes without a dragon bring nothing (E7.1). */
function pieces({ view, facts }: Table<View, Facts>, seat: number, source: string): ReturnType<NonNullable<Game["pieces"]>> {
  const band = view.bands[seat]!;
  const cards = (held: Record<string, string>, state: (one: string) => boolean) =>
    Object.keys(held)
      .filter((card) => state(held[card]!))
      .map((card) => ({ card }));
  if (source === "dragons") return cards(band.dragons, (state) => state !== "no");
  if (source === "garrison") return cards(band.garrison, (state) => state === "completed");
  if (source !== "heroes") return [];
  return heroesOf(band).map((card) => {
    const works = !!band.hero_dragons[card];
    const note = works ? textOf(card, "glory") : t("eh-asleep");
    return { card, points: works ? (facts.heroes[seat]?.[card] ?? 0) : 0, name: word(card), note };
  });
}

export default {
  Board,
  Answers,
  Stand,
  Supply,
  Picture,
  phoneTabs,
  words,
  reading,
  story,
  Token,
  inspect,
  goals,
  changes,
  Inset,
  staged: (table: Table<View, Facts>) => presentPlace(table.facts) !== null,
  stats,
  sources: { dragons: "dragon", attributes: "strength", heroes: "hero", garrison: "tower", flame: "flame" },
  pieces,
  round: (table: Table<View, Facts>) => table.view.round,
  warning,
  finish: ["done"],
  careful: ["warehouse", "station", "aide", "take"],
  beginnings: ["go"],
  tells: {
    "sent-party": "party",
    "took-aide": "aide",
    "took-hero": "hero",
    "took-dragon": "dragon",
    "took-preserve": "preserve",
    "took-garrison": "garrison",
  },
  acts: ["go", "to-space", "with-companion", "make-up", "attach", "dragon", "swap", "swap-kinds"],
  foreseen: ["warehouse", "station"],
  barred: ["to-space"],
  rounds: ["new-round"],
  highlights: ["completed-card"],
  keys: [[["A"], "eh-key-attach"]],
} satisfies Game;
