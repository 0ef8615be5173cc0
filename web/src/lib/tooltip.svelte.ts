/** Tooltips: `use:tip={"gnome-helmsman"}` shows the help of a piece on hover, on a long press, and with `?` on the keyboard. */
import type { Action } from "svelte/action";

export interface Tip {
  /** A key of the rules reference, or a text of its own. */
  topic: string | { text: string };
  /** Where the thing lies on the screen. */
  box: DOMRect;
}

export const tips: { shown: Tip | null } = $state({ shown: null });

type Topic = Tip["topic"] | null | undefined;

const HOVER = 450;
const PRESS = 500;

export const tip: Action<Element, Topic> = (node, given) => {
  let topic = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  function show(): void {
    if (topic) tips.shown = { topic, box: node.getBoundingClientRect() };
  }
  function later(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(show, time);
  }
  function hide(): void {
    clearTimeout(timer);
    // Later: a piece that is taken off the board loses the focus in the middle of drawing.
    if (tips.shown) queueMicrotask(() => (tips.shown = null));
  }
  function onenter(event: Event): void {
    if ((event as PointerEvent).pointerType === "mouse") later(HOVER);
  }
  function ondown(event: Event): void {
    pressed = false;
    if ((event as PointerEvent).pointerType === "mouse") hide();
    else {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        show();
      }, PRESS);
    }
  }
  function onup(): void {
    clearTimeout(timer);
  }
  function onclick(event: Event): void {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function onmenu(event: Event): void {
    if (pressed) event.preventDefault();
  }
  function onkey(event: Event): void {
    const key = event as KeyboardEvent;
    if (key.key === "?" && topic) {
      key.preventDefault();
      key.stopPropagation();
      if (tips.shown) hide();
      else show();
    } else if (key.key === "Escape" && tips.shown) hide();
  }

  const listeners: [string, (event: Event) => void, boolean?][] = [
    ["pointerenter", onenter],
    ["pointerleave", hide],
    ["pointercancel", hide],
    ["pointerdown", ondown],
    ["pointerup", onup],
    ["click", onclick, true],
    ["contextmenu", onmenu],
    ["keydown", onkey],
    ["blur", hide],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture ?? false);
  return {
    update(next) {
      topic = next;
    },
    destroy() {
      hide();
      for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture ?? false);
    },
  };
};
