/** What the frame of the table shows: the board, what stands outside it, and the tabs of the phone. */
import type { Component } from "svelte";
import type { IconName } from "../art/names";
import type { TableModel } from "../lib/types";
import Board from "./Board.svelte";
import CampTab from "./phone/CampTab.svelte";
import FlameTab from "./phone/FlameTab.svelte";
import IslandTab from "./phone/IslandTab.svelte";
import Supply from "./phone/Supply.svelte";
import TurnBar from "./TurnBar.svelte";

export { Board, Supply, TurnBar };

const ISLAND = "go to-space with-companion make-up warehouse station aide call discard-raid take goes-first".split(" ");
const CAMP = "attribute go-further attach dragon onto-hero onto-preserve use-apprentice use-bard".split(" ");

const waits = (families: string[]) => (table: TableModel) => table.options.some((option) => families.includes(option.family));

export const phoneTabs: { id: string; icon: IconName; label: string; component: Component; waits: (table: TableModel) => boolean }[] = [
  { id: "island", icon: "peak", label: "eh-tab-island", component: IslandTab, waits: waits(ISLAND) },
  { id: "camp", icon: "banner", label: "eh-tab-camp", component: CampTab, waits: waits(CAMP) },
  { id: "flame", icon: "flame", label: "eh-tab-flame", component: FlameTab, waits: waits(["use-discarded", "use-remaining"]) },
];
