import { expect, test } from "vitest";
import { EFFECTS } from "../gnomes";
import { outline } from "./figures";

test("every sign of the Gnomes that is written is drawn", () => {
  const written = Object.values(EFFECTS).flatMap((signs) => signs.flatMap((sign) => ("text" in sign ? [sign.text] : [])));
  for (const letter of new Set([...written.join(""), ..."0123456789×+−"])) expect(outline(letter)).toMatch(/^M0 0m-?\d+.*z$/);
});

test("a figure stands around its middle", () => {
  const starts = [...outline("×12").matchAll(/M(-?\d+) 0/g)].map(([, x]) => Number(x));
  expect(starts).toEqual([-66, 0, 66]);
});
