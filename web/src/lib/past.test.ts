import { expect, test, vi } from "vitest";
import { Past } from "./past.svelte";
import { tableOf } from "./table.fixture";

const asked = vi.hoisted(() => [] as number[]);
vi.mock("./api", async (original) => ({
  ...(await original<typeof import("./api")>()),
  api: {
    at: (_: string, move: number) => {
      asked.push(move);
      return Promise.resolve(tableOf({ move }));
    },
  },
}));

test("the last tables are kept, a whole game of them is not", async () => {
  const past = new Past("g");
  for (let move = 0; move < 60; move += 1) {
    await past.stand(move);
    expect(past.table?.move).toBe(move);
  }
  asked.length = 0;
  await past.stand(58);
  expect(asked).toEqual([]);
  await past.stand(3);
  expect(asked).toEqual([3]);
  expect(past.table?.move).toBe(3);
});
