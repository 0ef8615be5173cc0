import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "../../lib/types";
import type { Printed } from "./printed.svelte";
import { fitting, pickReward, rewardReady } from "./rewards";
import type { BonfireTable, View } from "./types";
import { ui } from "./ui.svelte";

function option(...take: string[]): Option {
  const rest = { price: [], seals: false, ends: false, natural: false, events: [] };
  return { move: `reward ${take.join("+")}`, family: "reward", args: { take }, ...rest };
}

function tableOf(options: Option[], portals: Record<string, number> = { ring: 1 }): BonfireTable & { act: ReturnType<typeof vi.fn> } {
  const shown = { view: { pointer: 0, ring: [{ portals }] } };
  return { shown, of: () => options, act: vi.fn() } as unknown as BonfireTable & { act: ReturnType<typeof vi.fn> };
}

const TWO = [option("tile", "resource"), option("tile", "portal"), option("resource", "portal")];

describe("two of three rewards", () => {
  beforeEach(() => ui.clear());

  it("are taken with the second pick (B6.6c)", () => {
    const table = tableOf(TWO);
    pickReward(table, "tile", ["ring"]);
    expect(table.act).not.toHaveBeenCalled();
    pickReward(table, "portal", ["ring"], "ring");
    expect(table.act).toHaveBeenCalledWith(TWO[1]);
  });
  it("wait for a third where all three may be taken (B7.23)", () => {
    const table = tableOf([...TWO, option("tile", "resource", "portal")]);
    pickReward(table, "tile", ["ring"]);
    pickReward(table, "resource", ["ring"]);
    expect(table.act).not.toHaveBeenCalled();
    expect(rewardReady(table)).toBe(TWO[0]);
    pickReward(table, "portal", ["ring"], "ring");
    expect(table.act).toHaveBeenCalledOnce();
  });
  it("name the portal where several fit (B7.25)", () => {
    const table = tableOf(TWO, { ring: 1, moon: 2 });
    pickReward(table, "portal", ["ring", "moon"], "moon");
    pickReward(table, "tile", ["ring", "moon"]);
    expect(table.act).toHaveBeenCalledWith(["reward tile+portal", "portal moon"]);
  });
  it("can be put back", () => {
    const table = tableOf(TWO);
    pickReward(table, "tile", ["ring"]);
    pickReward(table, "tile", ["ring"]);
    expect(ui.rewards).toEqual([]);
  });
});

it("fits the next notch from 7 down to 1, or any with the Portal Smith", () => {
  const printed = { boards: { A: ["waves", "moon", "star", "rhomb", "square", "peak", "ring"] } } as unknown as Printed;
  const city = { board: "A", portals: [0, 0, 0, 0, 0, 0, 1], gnomes: {} as Record<string, number> };
  const view = { cities: [city] } as unknown as View;
  expect(fitting(view, printed, 0)).toEqual(["peak"]);
  city.gnomes["portal-smith"] = 1;
  expect(fitting(view, printed, 0)).toHaveLength(6);
});
