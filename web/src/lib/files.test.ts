import { expect, test } from "vitest";
import { unpacked } from "./files";

test("a record that came with an address is unpacked", async () => {
  const packed = "eNqrVkrLLErNyUzPKFGyUipKTc4vSlHSUcrNL0stVrKKVoopNTBINQGKJCnF1gIAYNAOZA";
  expect(await unpacked(packed)).toEqual({ firelight: "record", moves: ["ä", "b"] });
});

test("a part of one is refused", async () => {
  await expect(unpacked("eNqrVkrLLErNyUzPKFGyUipK")).rejects.toThrow();
  await expect(unpacked("§")).rejects.toThrow();
});
