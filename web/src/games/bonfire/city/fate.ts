/** Holding a Fate Tile over the Fate Area: which line it takes at a square, and the groups it would join. */
import type { Option } from "../../../lib/types";
import { squareOf } from "../types";
import type { City, Kind } from "../types";

export type Square = [row: number, column: number];

export function key([row, column]: Square): string {
  return `${row},${column}`;
}

export function squaresOf(option: Option): Square[] {
  return option.args.squares as Square[];
}

export function stands(squares: Square[]): boolean {
  return squares[0]![1] === squares[1]![1];
}

/** The line that a tile held in some way takes at a square: the one whose middle is nearest to the point. */
export function lineAt(options: Option[], square: Square, quarter: number, point: Square = square): Option | undefined {
  const through = options.filter((option) => squaresOf(option).some((one) => key(one) === key(square)));
  const held = through.filter((option) => stands(squaresOf(option)) === (quarter % 2 === 1));
  const far = (option: Option) => {
    const middle = squaresOf(option)[1]!;
    return Math.abs(middle[0] - point[0]) + Math.abs(middle[1] - point[1]);
  };
  return [...(held.length ? held : through)].sort((one, other) => far(one) - far(other))[0];
}

/** The symbols of a tile along its line. */
export function along(symbols: Kind[], turned: boolean): Kind[] {
  return turned ? [...symbols].reverse() : symbols;
}

/** Every square of a city with its symbol. */
export function placed(city: City): Map<string, Kind> {
  return new Map(city.cells.map((cell, at) => [key(squareOf(cell)), city.symbols[at]!]));
}

/** The connected squares of equal symbol around each square of a line that is to be laid. */
export function groups(city: City, squares: Square[], symbols: Kind[]): Square[][] {
  const all = placed(city);
  squares.forEach((square, at) => all.set(key(square), symbols[at]!));
  return squares.map((start, at) => {
    const found = new Map([[key(start), start]]);
    const open = [start];
    for (let [row, column] = open.pop()!; ; [row, column] = open.pop()!) {
      for (const near of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ] as Square[]) {
        if (found.has(key(near)) || all.get(key(near)) !== symbols[at]) continue;
        found.set(key(near), near);
        open.push(near);
      }
      if (!open.length) break;
    }
    return [...found.values()];
  });
}
