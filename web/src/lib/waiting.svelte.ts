/** My games that are not over: those that wait for me, and the others. */
import { api } from "./api";
import type { GameSummary } from "./api";
import { arrive, lessonGames } from "./me.svelte";
import { socket } from "./socket.svelte";

/** How many games are looked at. */
const MOST = 50;

class Waiting {
  private games: GameSummary[] | null = $state.raw(null);
  private listens = false;

  /** Those where it is my turn, the longest wait first; null before they are known. */
  mine = $derived(this.games?.filter((game) => game.awaiting).sort((one, other) => one.moved - other.moved) ?? null);
  others = $derived(this.games?.filter((game) => !game.awaiting && game.status !== "over").length ?? 0);
  /** Whether there was ever a game. */
  none = $derived(this.games?.length === 0);

  /** Read the list, and again whenever the server says that something has changed. */
  async watch(): Promise<void> {
    await arrive();
    if (!this.listens) {
      this.listens = true;
      const again = () => void this.read().catch(() => undefined);
      for (const change of ["turn", "turn-off"]) socket.on(change, again);
    }
    await this.read();
  }

  private async read(): Promise<void> {
    const lessons = lessonGames();
    this.games = (await api.games({ limit: MOST })).filter((game) => !lessons.includes(game.id));
  }
}

export const waiting = new Waiting();
