/** Bonfire's components in the box editor. */
import { maybe } from "../../../lib/i18n.svelte";
import { speak } from "../../../lib/texts";
import type { Box } from "../../types";
import Defs from "../Defs.svelte";
import { KIND_ICON, SHAPE_ICON } from "../looks";
import Piece from "./Piece.svelte";
import { words } from "../words";
import { islandOf, show, shownBy } from "./printed.svelte";

/** The squares of the Fate Area as the file draws them. */
const SQUARES: Record<string, string> = {
  "-": "square-none",
  ".": "square-empty",
  "*": "square-bright",
  G: "square-gold",
  "G*": "square-gold-bright",
  Y: "square-yellow",
  "Y*": "square-yellow-bright",
  F: "square-first",
  "F*": "square-first-bright",
  "2 points": "two-points",
};
const FAMILIES: Record<string, string> = { "high-council": "bonus", "tom-cards": "tom" };

/** An island at the end of a route: its sign on the drawing, and what is printed on it. */
function landing(name: string): string | null {
  const { resource } = islandOf(name);
  return resource ? `${name} (${speak("bonfire", words).word(resource)})` : null;
}

/** What a Task asks, in words. */
function condition(kind: string, row: Record<string, any>): string | null {
  const teller = speak("bonfire", words);
  const [first = "none", second = "none"] = shownBy(row)[0]!;
  const tiles = teller.list(shownBy(row)[0]!.map((word) => teller.word(word)));
  return maybe(`word-bonfire-task-${kind}`, { shown: first, second, tiles, number: Math.max(Number(row["number"] ?? 1), 1) });
}

export default {
  Piece,
  Ground: Defs,
  show,
  say(word, place, item) {
    const section = place.split(/[.[]/)[0]!;
    if (word in SQUARES) return maybe(`choice-bonfire-${SQUARES[word]}`);
    if (section === "tasks" && place.endsWith(".condition")) return condition(word, item ?? {});
    if (section === "routes") return landing(word);
    return section in FAMILIES ? maybe(`${FAMILIES[section]}-bonfire-${word}`) : null;
  },
  title: (place, item) => (place.startsWith("tasks.") && item?.condition ? condition(item.condition, item) : null),
  icons: {
    "action-tiles": "any",
    "fate-area": "list",
    "fate-tiles": "dice",
    islands: "ship",
    routes: "branch",
    "great-bonfire": "bonfire",
    "path-tiles": "path",
    "starting-tile": "flag",
    offerings: "offering",
    boards: "rune0",
    "guardian-values": "guardian",
    "high-council": "novice",
    "tom-cards": "copy",
    specialists: "gnome",
    elders: "star",
    tasks: "task",
  },
  signs: {
    ...KIND_ICON,
    ...SHAPE_ICON,
    blossom: "blossom",
    fruit: "fruit",
    herb: "herb",
    shell: "shell",
    root: "root",
    gold: "gold",
  },
  wide: ["fate-area", "path-tiles", "boards", "high-council"],
} satisfies Box;
