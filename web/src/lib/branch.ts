/** New games that begin with an old one, and links to it. */
import { api } from "./api";
import { fullUrl } from "./base";
import { links, me } from "./me.svelte";
import { router } from "./router.svelte";
import type { TableStore } from "./table.svelte";

/** Play on from a move of a game, alone against bots where others sat; from move 0 it is the same deal again. */
export async function playOnFrom(table: TableStore, move: number): Promise<void> {
  const level = me.about?.levels[2] ?? "flame";
  const seats = table
    .live!.seats.filter((seat) => seat.kind !== "tom")
    .map((seat) =>
      seat.kind === "bot"
        ? { kind: "bot" as const, level: seat.level }
        : seat.mine
          ? { kind: "me" as const, name: seat.name }
          : { kind: "bot" as const, level },
    );
  if (!seats.some((seat) => seat.kind === "me")) seats[0] = { kind: "me", name: me.player?.name ?? "" };
  try {
    const made = await api.branch(table.game, move, seats);
    links[made.id] = made.links;
    router.go(`/game/${made.id}`);
  } catch (problem) {
    table.problem = problem;
  }
}

/** Copy a link with which others can watch; whether that worked. */
export async function copyWatchLink(table: TableStore): Promise<boolean> {
  try {
    const { secret } = await api.link(table.game, null);
    await navigator.clipboard.writeText(fullUrl(`/watch/${secret}`));
    return true;
  } catch (problem) {
    table.problem = problem;
    return false;
  }
}
