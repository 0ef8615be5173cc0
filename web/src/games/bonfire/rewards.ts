/** Picking the rewards of the Great Bonfire on the wheel: two of three, or all with the Fire Steward. */
import type { Option } from "../../lib/types";
import type { BonfireTable, Shape } from "./types";
import { ui } from "./ui.svelte";

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((what) => other.includes(what));
}

function takes(option: Option): string[] {
  return option.args.take as string[];
}

/** Pick a reward or put it back. Whatever is a choice by now is proposed; where nothing more can be picked it is made like any other. */
export function pickReward(table: BonfireTable, what: string, shape?: Shape): void {
  ui.rewards = ui.rewards.includes(what) ? ui.rewards.filter((one) => one !== what) : [...ui.rewards, what];
  if (what === "portal" && ui.rewards.includes("portal")) ui.portal = shape ?? null;
  const option = table.of("reward").find((one) => same(takes(one), ui.rewards));
  if (!option) return table.cancel();
  const goesOn = (other: Option) => takes(other).length > ui.rewards.length && ui.rewards.every((one) => takes(other).includes(one));
  if (table.of("reward").some(goesOn)) table.suggest(movesFor(table, option), table.teller.move(option));
  else takeRewards(table, option);
}

/** Take some rewards; where several portals fit, the one that was picked. */
export function takeRewards(table: BonfireTable, option: Option): void {
  table.act(movesFor(table, option), table.teller.move(option));
}

function movesFor(table: BonfireTable, option: Option): Option | string[] {
  const picked = table.acts.filter(({ args }) => Array.isArray(args.take) && same(args.take as string[], takes(option)));
  const act = picked.length > 1 ? (picked.find(({ args }) => args.shape === ui.portal) ?? picked[0]) : undefined;
  return act?.moves ?? option;
}
