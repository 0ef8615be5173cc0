/** All that the frame of a table wants to know of Emberheart. */
import type { Table } from "../../lib/types";
import type { Game, Stat } from "../types";
import Board from "./Board.svelte";
import { chips, warning } from "./choices";
import type { Facts, View } from "./model";
import Supply from "./phone/Supply.svelte";
import { phoneTabs } from "./phone/tabs";
import TurnBar from "./TurnBar.svelte";
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

export default {
  Board,
  TurnBar,
  Supply,
  phoneTabs,
  words,
  reading: {
    hidden: ["players", "turn", "dragon_colours", "hero_dragons", "preserve_dragons"],
    people: ["bands"],
    seats: ["shield", "seat", "bard_seat"],
  },
  stats,
  warning,
  chips,
  rounds: ["new-round"],
  highlights: ["completed-card"],
  keys: [],
} satisfies Game;
