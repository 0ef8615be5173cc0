/** All that the frame of a table wants to know of Bonfire. */
import type { Table } from "../../lib/types";
import type { Game, Stat } from "../types";
import Board from "./Board.svelte";
import { chips, warning } from "./choices";
import Supply from "./phone/Supply.svelte";
import { phoneTabs } from "./phone/tabs";
import TurnBar from "./TurnBar.svelte";
import type { Facts, View } from "./types";
import { words } from "./words";

const filled = (held: object): number => Object.values(held).filter((one) => one !== null).length;

function stats(table: Table<View, Facts>, seat: number): Stat[] {
  const city = table.view.cities[seat];
  if (!city) return [];
  return [
    { icon: "flame", word: "bonfires", number: city.lit.reduce((sum, one) => sum + one, 0) },
    { icon: "guardian", word: "guardians", number: filled(city.guardians) },
    { icon: "path", word: "paths", number: Math.max(0, filled(city.paths) - 1) },
    { icon: "gnome", word: "gnomes", number: Object.values(city.gnomes).filter((one) => one > 0).length },
  ];
}

export default {
  Board,
  TurnBar,
  Supply,
  phoneTabs,
  words,
  reading: {
    hidden: ["players", "seats", "turn", "late", "path_known", "cells", "first_tile"],
    people: ["cities"],
    seats: ["start", "owners"],
  },
  stats,
  warning,
  chips,
  rounds: ["countdown-began"],
  highlights: ["ignited"],
  keys: [[["R"], "bf-key-turn"]],
} satisfies Game;
