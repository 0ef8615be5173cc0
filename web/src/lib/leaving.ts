/** Leaving a game. */
import { router } from "./router.svelte";

interface Sitting {
  kind: string;
  mine: boolean;
}

/** Whether it matters to others, who then play on with a bot. */
export function canLeave(status: string, seats: Sitting[]): boolean {
  const humans = seats.filter((seat) => seat.kind === "human");
  return status === "playing" && humans.some((seat) => seat.mine) && humans.some((seat) => !seat.mine);
}

/** Leave a table for the list of games. The server tells those who leave that it is gone, which is no news to them. */
export async function depart(table: { open(): void; close(): void }, deed: () => Promise<unknown>): Promise<void> {
  table.close();
  try {
    await deed();
  } catch (problem) {
    table.open();
    throw problem;
  }
  router.go("/games");
}
