import { expect, test } from "vitest";
import { seatNames } from "./texts";
import { withTwins } from "./twins";
import type { Table } from "./types";

test("two bots of one level have names of their own", () => {
  const seat = (number: number, level: string | null) => ({
    seat: number,
    name: level ? "" : "Ada",
    kind: level ? "bot" : "human",
    level,
    mine: !level,
  });
  const seats = [seat(0, null), seat(1, "flame"), seat(2, "ember"), seat(3, "flame")];
  const names = seatNames(withTwins({ seats } as Table)).map(({ name }) => name);
  expect(names).toEqual(["Ada", "flame", "ember", "flame 2"]);
});
