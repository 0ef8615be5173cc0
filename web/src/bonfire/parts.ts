/** What the frame of the table shows: the board, what stands outside it, and the tabs of the phone. */
import type { IconName } from "../art/names";
import type { Component } from "svelte";
import type { TableModel } from "../lib/types";
import Board from "./Board.svelte";
import CityTab from "./phone/CityTab.svelte";
import IslandsTab from "./phone/IslandsTab.svelte";
import MarketTab from "./phone/MarketTab.svelte";
import Supply from "./phone/Supply.svelte";
import TurnBar from "./TurnBar.svelte";

export { Board, Supply, TurnBar };

const PLACES: Record<string, string[]> = {
  islands: ["sail", "task", "retrieve", "turn-fire", "reward", "portal", "send", "bonus", "point", "guardian", "tom-task"],
  city: ["lay", "way", "space", "march", "who", "to-path", "to-bonfire", "stay", "ignite"],
  market: ["build", "new-display", "recruit", "price", "neutral", "dig"],
};

function waits(tab: string): (table: TableModel) => boolean {
  return (table) => table.options.some((option) => PLACES[tab]!.includes(option.family));
}

export const phoneTabs: { id: string; icon: IconName; label: string; component: Component; waits: (table: TableModel) => boolean }[] = [
  { id: "city", icon: "tower", label: "bf-tab-city", component: CityTab, waits: waits("city") },
  { id: "islands", icon: "ship", label: "bf-tab-islands", component: IslandsTab, waits: waits("islands") },
  { id: "market", icon: "gnome", label: "bf-tab-market", component: MarketTab, waits: waits("market") },
];
