/** What each Gnome does, in signs. */
import type { IconName } from "../../art/names";
import type { Guardian, Kind, Resource } from "./types";

export type Sign =
  | { icon: IconName; colour?: string }
  | { tile: Kind }
  | { who: Guardian }
  | { resource: Resource | "any" }
  | { text: string }
  | { portal: true }
  | { flame: true }
  | { fate: true };

const arrow: Sign = { text: "→" };
const gold: Sign = { resource: "gold" };
const yellow: Sign = { tile: "yellow" };
const ink = "#2b1d14";
const gnome: Sign = { icon: "gnome", colour: ink };
const guard: Sign = { who: "grey" };
const plus = (number: number): Sign => ({ text: `+${number}` });
const times = (number: number): Sign => ({ text: `×${number}` });

export const EFFECTS: Record<string, Sign[]> = {
  "crowd-keeper": [{ who: "grey" }, { who: "pink" }, { icon: "path", colour: "#9a7a45" }],
  pacemaker: [guard, { icon: "path", colour: "#9a7a45" }, plus(1)],
  "gift-bearer": [{ tile: "task" }, { resource: "any" }, { resource: "any" }],
  storyteller: [{ icon: "star", colour: "#8a5bd0" }, plus(2)],
  "twin-dyer": [yellow, times(2)],
  gardener: [guard, arrow, { resource: "any" }],
  usher: [{ icon: "novice", colour: "#6d5d49" }, arrow, gold],
  pavior: [{ tile: "path" }, arrow, { resource: "any" }],
  haggler: [{ tile: "gnome" }, { text: ":" }, { resource: "any" }],
  "pink-acolyte": [{ who: "pink" }, times(2)],
  "grey-acolyte": [{ who: "grey" }, times(2)],
  "brown-acolyte": [{ who: "brown" }, times(2)],
  "blue-acolyte": [{ who: "blue" }, times(2)],
  packer: [{ fate: true }, yellow, times(3)],
  recruiter: [gnome, arrow, yellow],
  "star-reader": [{ fate: true }, gold, times(2)],
  herald: [guard, { text: "»" }, plus(1)],
  "lantern-bearer": [guard, { flame: true }, plus(2)],
  "town-crier": [{ icon: "check", colour: "#2f7d46" }, gold, yellow],
  gatekeeper: [guard, { text: "1" }, gold],
  helmsman: [{ tile: "ship" }, plus(1)],
  "fire-turner": [{ tile: "great-bonfire" }, plus(1)],
  "fire-steward": [{ tile: "great-bonfire" }, times(3)],
  delegate: [
    { icon: "novice", colour: "#6d5d49" },
    { icon: "novice", colour: "#6d5d49" },
  ],
  "portal-smith": [{ portal: true }, { text: "↔" }, { portal: true }],
  envoy: [{ tile: "task" }, times(1)],
  "bridge-builder": [{ fate: true }, { text: "↗" }],
  "elder-of-paths": [{ tile: "path" }],
  "elder-of-fate": [{ fate: true }],
  "elder-of-portals": [{ portal: true }],
  "elder-of-tasks": [{ tile: "task" }],
  "elder-of-guardians": [{ tile: "guardian" }],
  "elder-of-gnomes": [{ tile: "gnome" }],
};

export function isElder(gnome: string): boolean {
  return gnome.startsWith("elder-");
}
