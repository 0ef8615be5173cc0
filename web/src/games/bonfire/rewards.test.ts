import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Act, Option } from "../../lib/types";
import { pickReward } from "./rewards";
import type { BonfireTable, Shape } from "./types";
import { ui } from "./ui.svelte";

function option(...take: string[]): Option {
  const rest = { natural: false, means: "own" } as const;
  return { move: `reward ${take.join("+")}`, family: "reward", args: { take }, price: [], ...rest };
}

/** Where a portal is taken, one act for each shape that fits. */
function actsOf(options: Option[], fits: Shape[]): Act[] {
  return options.flatMap(({ move, args }) => {
    const shapes = (args.take as string[]).includes("portal") ? fits : [undefined];
    return shapes.map((shape) => {
      const moves = shape && fits.length > 1 ? [move, `portal ${shape}`] : [move];
      return { moves, families: ["reward"], args: { ...args, shape }, price: [] };
    });
  });
}

type Spied = BonfireTable & { act: ReturnType<typeof vi.fn>; suggest: ReturnType<typeof vi.fn> };

function tableOf(options: Option[], fits: Shape[] = ["ring"]): Spied {
  const done = { act: vi.fn(), suggest: vi.fn(), cancel: vi.fn() };
  return { acts: actsOf(options, fits), of: () => options, teller: { move: () => "Take" }, ...done } as unknown as Spied;
}

const TWO = [option("tile", "resource"), option("tile", "portal"), option("resource", "portal")];

describe("two of three rewards", () => {
  beforeEach(() => ui.clear());

  it("are taken with the second pick (B6.6c)", () => {
    const table = tableOf(TWO);
    pickReward(table, "tile");
    expect(table.act).not.toHaveBeenCalled();
    pickReward(table, "portal", "ring");
    expect(table.act).toHaveBeenCalledWith(TWO[1], "Take");
  });
  it("wait for a third where all three may be taken (B7.23)", () => {
    const table = tableOf([...TWO, option("tile", "resource", "portal")]);
    pickReward(table, "tile");
    pickReward(table, "resource");
    expect(table.act).not.toHaveBeenCalled();
    expect(table.suggest).toHaveBeenCalledWith(TWO[0], "Take");
    pickReward(table, "portal", "ring");
    expect(table.act).toHaveBeenCalledOnce();
  });
  it("name the portal where several fit (B7.25)", () => {
    const table = tableOf(TWO, ["ring", "moon"]);
    pickReward(table, "portal", "moon");
    pickReward(table, "tile");
    expect(table.act).toHaveBeenCalledWith(["reward tile+portal", "portal moon"], "Take");
  });
  it("can be put back", () => {
    const table = tableOf(TWO);
    pickReward(table, "tile");
    pickReward(table, "tile");
    expect(ui.rewards).toEqual([]);
  });
});
