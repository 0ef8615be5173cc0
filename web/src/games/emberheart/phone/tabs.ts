/** The tabs of a phone, and which moves are made where. */
import type { Option } from "../../../lib/types";
import type { PhoneTab } from "../../types";
import CampTab from "./CampTab.svelte";
import FlameTab from "./FlameTab.svelte";
import IslandTab from "./IslandTab.svelte";

const ISLAND = "go to-space with-companion make-up warehouse station aide call discard-raid take goes-first".split(" ");
const CAMP = "attribute go-further attach dragon onto-hero onto-preserve use-apprentice use-bard".split(" ");

const waits = (families: string[]) => (options: Option[]) => options.some((option) => families.includes(option.family));

export const phoneTabs: PhoneTab[] = [
  { id: "island", icon: "peak", label: "eh-tab-island", component: IslandTab, waits: waits(ISLAND) },
  { id: "camp", icon: "banner", label: "eh-tab-camp", component: CampTab, waits: waits(CAMP) },
  { id: "flame", icon: "flame", label: "eh-tab-flame", component: FlameTab, waits: waits(["use-discarded", "use-remaining"]) },
];
