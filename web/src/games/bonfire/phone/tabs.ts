/** The tabs of a phone, and which moves are made where. */
import type { Option } from "../../../lib/types";
import type { PhoneTab } from "../../types";
import CityTab from "./CityTab.svelte";
import IslandsTab from "./IslandsTab.svelte";
import MarketTab from "./MarketTab.svelte";

const PLACES: Record<string, string[]> = {
  islands: ["sail", "task", "retrieve", "turn-fire", "reward", "portal", "send", "bonus", "point", "guardian", "tom-task"],
  city: ["fate", "lay", "way", "space", "march", "who", "to-path", "to-bonfire", "stay", "ignite"],
  market: ["build", "new-display", "recruit", "price", "neutral", "dig"],
};

function waits(tab: string): (options: Option[]) => boolean {
  return (options) => options.some((option) => PLACES[tab]!.includes(option.family));
}

export const phoneTabs: PhoneTab[] = [
  { id: "city", icon: "tower", label: "bf-tab-city", component: CityTab, waits: waits("city") },
  { id: "islands", icon: "ship", label: "bf-tab-islands", component: IslandsTab, waits: waits("islands") },
  { id: "market", icon: "gnome", label: "bf-tab-market", component: MarketTab, waits: waits("market") },
];
