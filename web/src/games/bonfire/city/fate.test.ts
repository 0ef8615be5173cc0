import { describe, expect, it } from "vitest";
import type { Option } from "../../../lib/types";
import type { City, Kind } from "../types";
import { along, groups, lineAt, squaresOf, stands } from "./fate";

function lay(squares: [number, number][]): Option {
  const rest = { natural: false, means: "own" } as const;
  return { move: `lay ${squares[0]!.join(",")}`, family: "lay", args: { squares }, price: [], ...rest };
}

const cell = ([row, column]: [number, number]) => (row + 1) * 11 + column + 1;

function city(squares: [number, number][], symbols: Kind[]): City {
  return { cells: squares.map(cell), symbols } as unknown as City;
}

describe("the line under the pointer", () => {
  const lines = [
    lay([
      [2, 2],
      [2, 3],
      [2, 4],
    ]),
    lay([
      [2, 3],
      [2, 4],
      [2, 5],
    ]),
    lay([
      [2, 3],
      [3, 3],
      [4, 3],
    ]),
  ];

  it("is the one whose middle is nearest", () => {
    expect(lineAt(lines, [2, 3], 0, [2.1, 2.8])).toBe(lines[0]);
    expect(lineAt(lines, [2, 4], 0, [2, 4.3])).toBe(lines[1]);
  });
  it("stands when the tile is held upright", () => {
    expect(lineAt(lines, [2, 3], 1)).toBe(lines[2]);
    expect(stands(squaresOf(lines[2]!))).toBe(true);
  });
  it("lies where no upright one fits", () => {
    expect(lineAt(lines, [2, 5], 3)).toBe(lines[1]);
    expect(lineAt(lines, [5, 5], 0)).toBeUndefined();
  });
});

describe("groups", () => {
  it("grow over equal symbols that touch (B4.4)", () => {
    const before = city(
      [
        [3, 3],
        [3, 4],
        [3, 5],
      ],
      ["ship", "path", "task"],
    );
    const sizes = groups(
      before,
      [
        [2, 3],
        [2, 4],
        [2, 5],
      ],
      ["ship", "gnome", "task"],
    ).map((group) => group.length);
    expect(sizes).toEqual([2, 1, 2]);
  });
  it("do not join over a corner", () => {
    const before = city(
      [
        [3, 3],
        [3, 4],
        [3, 5],
      ],
      ["ship", "path", "task"],
    );
    expect(
      groups(
        before,
        [
          [4, 4],
          [4, 5],
          [4, 6],
        ],
        ["ship", "gnome", "guardian"],
      ).map((group) => group.length),
    ).toEqual([1, 1, 1]);
  });
});

it("turns a tile round", () => {
  expect(along(["ship", "path", "task"], true)).toEqual(["task", "path", "ship"]);
  expect(along(["ship", "path", "task"], false)).toEqual(["ship", "path", "task"]);
});
