import { expect, test, vi } from "vitest";
import { GuidedTable, Stray } from "./guided.svelte";
import type { Message, Socket } from "./socket.svelte";
import { option, tableOf } from "./table.fixture";

vi.mock("./api", async (original) => ({ ...(await original<object>()), api: { log: () => Promise.resolve([]) } }));

const TABLE = { type: "table", game: "g", seq: 1, ...tableOf({ options: [option("task 2")] }) } as unknown as Message;
const OPEN = { decision: "space", options: [option("space 1"), option("space 2")] };
const socket = {
  follow: (_: string, take: (message: Message) => void) => (take(TABLE), () => {}),
  ask: ({ line }: { line: string[] }) => Promise.resolve({ move: 4, line: [...line, "offer left"], payments: [{ at: 1 }], open: OPEN }),
} as unknown as Socket;

test("only what a step asks for is proposed, and nothing is left to choose after it", async () => {
  const table = new GuidedTable(
    "g",
    socket,
    "spark",
    () => ["task 2"],
    () => {},
  );
  table.open();
  const proposal = await table.propose(["task 2"]);
  expect([proposal.line, proposal.payments, proposal.open]).toEqual([["task 2"], [], null]);
  await expect(table.propose(["task 1"])).rejects.toBeInstanceOf(Stray);
});
