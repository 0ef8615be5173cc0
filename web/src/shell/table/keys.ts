/** The keys of a table. Boards that want a key for themselves call preventDefault. */
import { typing } from "../../lib/keyboard";
import { sinceMine } from "../../lib/log";
import type { TableStore } from "../../lib/table.svelte";
import type { View } from "./view.svelte";

export function tableKeys(table: TableStore, view: View, hints: boolean): (event: KeyboardEvent) => void {
  const deeds: Record<string, () => void> = {
    c: () => table.confirm(),
    u: () => table.undo(),
    U: () => table.restart(),
    s: () => {
      const since = sinceMine(table.moves, table.isMine);
      if (since !== null) void table.playFrom(since);
    },
    ",": () => table.step(-1),
    ".": () => table.step(1),
    l: () => table.goLive(),
    h: () => {
      if (hints && table.active) void table.hint();
    },
    m: () => (view.tab = "moves"),
    o: () => (view.sheet = !view.sheet),
    t: () => (view.text = !view.text),
    "?": () => (view.keys = !view.keys),
    Escape: () => {
      if (table.proposed) table.cancel();
      else if (!view.close() && table.helping) table.helping = null;
    },
  };

  function act(event: KeyboardEvent): void {
    if (event.defaultPrevented || table.curtain !== null) return;
    if (/^[1-9]$/.test(event.key) && table.options.length <= 9) {
      const option = table.options[Number(event.key) - 1];
      if (option) table.act(option);
      return;
    }
    deeds[event.key]?.();
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event)) return;
    setTimeout(() => act(event));
  };
}
