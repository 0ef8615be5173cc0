/** All that the frame of a table wants to know of Bonfire. */
import type { Table } from "../../lib/types";
import type { Game, Stat } from "../types";
import Answers from "./Answers.svelte";
import { ask } from "./ask";
import Board from "./Board.svelte";
import { warning } from "./choices";
import Picture from "./Picture.svelte";
import Supply from "./phone/Supply.svelte";
import { phoneTabs } from "./phone/tabs";
import { isElder } from "./gnomes";
import { goals } from "./goals";
import Inset from "./Inset.svelte";
import { changes, inspect } from "./inspect";
import { reading } from "./reading";
import { story } from "./story";
import Token from "./Token.svelte";
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

function pieces({ view }: Table<View, Facts>, seat: number, source: string): { card: string }[] {
  const city = view.cities[seat];
  if (source === "bonfires") return city?.tasks.flatMap((task, at) => (task && city.lit[at] ? [{ card: `fire ${task}` }] : [])) ?? [];
  if (source !== "elders") return [];
  const elders = Object.keys(city?.gnomes ?? {}).filter((gnome) => isElder(gnome) && city!.gnomes[gnome]! > 0);
  return elders.map((gnome) => ({ card: `gnome ${gnome}` }));
}

export default {
  Board,
  Answers,
  ask,
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
  stats,
  pieces,
  sources: {
    "head-start": "flag",
    elders: "gnome",
    council: "novice",
    "great-bonfire": "bonfire",
    passing: "hourglass",
    tom: "copy",
    bonfires: "flame",
    guardians: "guardian",
    portals: "rune0",
    crystals: "crystal-easy",
    "common-tasks": "users",
    "fate-tiles": "dice",
    supply: "offering",
  },
  warning,
  within: ["task-space"],
  finish: ["end-turn"],
  careful: ["keep", "fate", "lay", "way", "reward", "portal", "build", "recruit", "ignite", "space"],
  acts: ["fate", "sail", "lay", "reward"],
  upto: ["lay", "task", "no-deed", "retrieve"],
  rounds: ["countdown-began"],
  highlights: ["ignited"],
  keys: [[["R"], "bf-key-turn"]],
  tells: {
    sailed: "ship",
    "took-task": "task",
    "took-guardian": "guardian",
    "took-portal": "portal",
    "took-gnome": "gnome",
    "built-path": "path",
  },
} satisfies Game;
