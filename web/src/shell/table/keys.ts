/** The keys of a table. Boards that want a key for themselves call preventDefault. */
import { inspector } from "../../lib/inspect.svelte";
import { typing } from "../../lib/keyboard";
import type { TableStore } from "../../lib/table.svelte";
import type { View } from "./view.svelte";

/** Whether what has the focus was clicked, rather than reached with the keyboard. */
let clicked = false;
globalThis.addEventListener?.("pointerdown", () => (clicked = true), true);
globalThis.addEventListener?.(
  "keydown",
  ({ key }) => {
    if (/^(Tab|Arrow|Home|End)/.test(key)) clicked = false;
  },
  true,
);

/** Stop what is played or shown, or let it go on. */
export function pauseOrPlay(table: TableStore): void {
  if (table.isLive) {
    if (table.held) table.release();
    else if (table.showing) table.hold();
  } else if (table.playing) table.pause();
  else void table.playOn();
}

/** Space presses the button in focus. */
const pressing = (event: KeyboardEvent): boolean =>
  event.key === " " && !!(event.target as Element | null)?.closest("button, a, summary, input");

export function tableKeys(table: TableStore, view: View, hints: boolean): (event: KeyboardEvent) => void {
  const deeds: Record<string, () => unknown> = {
    c: () => table.confirm(),
    u: () => table.undo(),
    U: () => table.restart(),
    s: () => {
      if (table.sinceMyTurn !== null) void table.playFrom(table.sinceMyTurn);
    },
    ",": () => table.step(-1),
    ".": () => table.step(1),
    ArrowLeft: () => !table.isLive && table.step(-1),
    ArrowRight: () => !table.isLive && table.step(1),
    p: () => pauseOrPlay(table),
    l: () => table.goLive(),
    h: () => {
      if (hints && table.active) void table.hint();
    },
    m: () => (view.tab = "moves"),
    o: () => (view.sheet = !view.sheet),
    t: () => (view.text = !view.text),
    i: () => inspector.pin(),
    " ": () => inspector.pin(),
    "?": () => (view.keys = !view.keys),
    Escape: () => {
      if (table.proposed) table.cancel();
      else if (view.close() || inspector.letGo()) return;
      else if (!table.isLive) table.goLive();
      else if (table.showing) table.hurry();
      else table.explained = null;
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

  /** What was reached with the keyboard keeps Enter; what was clicked does not. */
  const commits = ({ key, target }: KeyboardEvent) =>
    key === "Enter" && table.mayConfirm && (clicked || target === document.body) && !(target as Element).closest("[role=dialog]");

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event) || pressing(event)) return;
    if (commits(event)) {
      event.preventDefault();
      table.confirm();
    } else setTimeout(() => act(event));
  };
}
