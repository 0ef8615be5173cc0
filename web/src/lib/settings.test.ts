import { expect, test } from "vitest";
import { DEFAULTS, readChoices } from "./settings.svelte";

test("stored choices lie over the defaults", () => {
  expect(readChoices('{"theme": "light", "speed": "2"}')).toEqual({ ...DEFAULTS, theme: "light", speed: "2" });
  expect(readChoices(null)).toEqual(DEFAULTS);
});

test("what cannot be used is ignored", () => {
  expect(readChoices("no json")).toEqual(DEFAULTS);
  expect(readChoices('{"sound": "loud", "unknown": 1}')).toEqual(DEFAULTS);
});
