import { expect, test } from "vitest";
import { layoutOf } from "./layout.svelte";

test.each([
  [2560, 1440, "desktop"],
  [1440, 900, "desktop"],
  [1366, 768, "desktop"],
  [1180, 820, "tablet"],
  [1200, 620, "tablet"],
  [820, 1180, "upright"],
  [844, 390, "lying"],
  [720, 450, "lying"],
  [683, 384, "lying"],
  [390, 844, "phone"],
  [360, 640, "phone"],
  [410, 590, "phone"],
  [320, 560, "phone"],
])("%i × %i is laid out as %s", (width, height, expected) => {
  expect(layoutOf(width, height)).toBe(expected);
});
