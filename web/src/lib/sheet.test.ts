import { expect, test } from "vitest";
import { bestOf, bestSource, countedUpTo, ranked, sourcesOf, tiedAtTop } from "./sheet";

const sheets = [
  { dragons: 16, attributes: 2, heroes: 0, flame: 0 },
  { dragons: 6, attributes: 2, heroes: 0, flame: 9 },
  { dragons: 3, attributes: 5, heroes: 0, flame: 9 },
];

test("only lines in which somebody scores are counted, in their order", () => {
  const sources = sourcesOf(sheets);
  expect(sources).toEqual(["dragons", "attributes", "flame"]);
  expect(countedUpTo(sheets, sources, 2)).toEqual([18, 8, 8]);
  expect(sourcesOf([{ dragons: 0 }, { dragons: 0 }])).toEqual(["dragons"]);
});

test("the best of a line, and the best line of a seat", () => {
  expect(bestOf(sheets, "dragons")).toEqual([0]);
  expect(bestOf(sheets, "flame")).toEqual([1, 2]);
  expect(bestOf(sheets, "heroes")).toEqual([]);
  expect(sheets.map(bestSource)).toEqual(["dragons", "flame", "flame"]);
  expect(bestSource({ dragons: 0 })).toBeNull();
});

test("a tie is one at the top only", () => {
  expect(tiedAtTop([18, 17, 17], [0])).toEqual([]);
  expect(tiedAtTop([18, 18, 17], [1])).toEqual([0, 1]);
});

test("lanes are sorted by points; whoever wins a tie stands first", () => {
  expect(ranked([82, 104, 101], [1])).toEqual([1, 2, 0]);
  expect(ranked([90, 90, 70], [1])).toEqual([1, 0, 2]);
});
