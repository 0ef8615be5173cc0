/** Begin a game and go to its table. */
import { api } from "./api";
import type { NewGame } from "./api";
import { arrive, links } from "./me.svelte";
import { router } from "./router.svelte";

export async function begin(game: NewGame): Promise<void> {
  await arrive();
  const made = await api.create(game);
  links[made.id] = made.links;
  router.go(`/game/${made.id}`);
}
