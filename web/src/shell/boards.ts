/** When a board is there. */
import { loadGame } from "../games";
import { whenIdle } from "../lib/idle";
import { askPrinted } from "../lib/printed";
import type { Title } from "../lib/types";

/** Call something once the board of a game is drawn, or cannot be had. Returns a function that calls it off. */
export function whenDrawn(title: Title, game: string, deed: () => void): () => void {
  let stop: (() => void) | null = () => {};
  void Promise.allSettled([loadGame(title), askPrinted(game, title)]).then(() => {
    if (stop) stop = whenIdle(deed);
  });
  return () => {
    stop?.();
    stop = null;
  };
}
