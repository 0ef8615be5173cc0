/** Picking the rewards of the Great Bonfire on the wheel: two of three, or all with the Fire Steward. */
import type { Option } from "../../lib/types";
import type { Printed } from "./printed.svelte";
import type { BonfireTable, Shape, View } from "./types";
import { ui } from "./ui.svelte";

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((what) => other.includes(what));
}

function takes(option: Option): string[] {
  return option.args.take as string[];
}

/** The shapes that a seat could place now. */
export function fitting(view: View, printed: Printed, seat: number): Shape[] {
  const city = view.cities[seat];
  const notches = city ? printed.boards[city.board] : undefined;
  if (!city || !notches) return [];
  const free = notches.filter((_, space) => !city.portals[space]);
  return city.gnomes["portal-smith"] === 1 ? free : free.slice(-1);
}

/** Pick a reward or put it back. What can only mean one choice is made at once. */
export function pickReward(table: BonfireTable, what: string, fits: Shape[], shape?: Shape): void {
  ui.rewards = ui.rewards.includes(what) ? ui.rewards.filter((one) => one !== what) : [...ui.rewards, what];
  if (what === "portal" && ui.rewards.includes("portal")) ui.portal = shape ?? null;
  const option = match(table);
  if (!option) return;
  const goesOn = (other: Option) => takes(other).length > ui.rewards.length && ui.rewards.every((one) => takes(other).includes(one));
  if (!table.of("reward").some(goesOn)) takeRewards(table, option, fits);
}

function match(table: BonfireTable): Option | undefined {
  return table.of("reward").find((option) => same(takes(option), ui.rewards));
}

/** The choice that the picked rewards make, where more could still be picked. */
export function rewardReady(table: BonfireTable): Option | undefined {
  return match(table);
}

/** Take what is picked; where several portals fit, the one that was picked. */
export function takeRewards(table: BonfireTable, option: Option, fits: Shape[]): void {
  const there = table.shown.view.ring[table.shown.view.pointer]?.portals;
  const choices = fits.filter((shape) => (there?.[shape] ?? 0) > 0);
  if (takes(option).includes("portal") && choices.length > 1 && ui.portal) table.act([option.move, `portal ${ui.portal}`]);
  else table.act(option);
}
