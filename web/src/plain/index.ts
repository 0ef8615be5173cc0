/** The table of a game that has no home here: its view, its moves and its events as the server names them. */
import type { Game } from "../games/types";
import { NO_WORDS } from "../lib/words";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Panels from "./Panels.svelte";
import Rules from "./Rules.svelte";
import { PlainTeller } from "./teller";

export default {
  Board,
  Supply: Choices,
  phoneTabs: [{ id: "board", icon: "list", label: "board", component: Panels }],
  words: NO_WORDS,
  Teller: PlainTeller,
  Help: Rules,
  reading: { hidden: [], people: [], seats: [] },
  stats: () => [],
  warning: () => null,
  finish: [],
  acts: [],
  rounds: [],
  highlights: [],
  keys: [],
} satisfies Game;
