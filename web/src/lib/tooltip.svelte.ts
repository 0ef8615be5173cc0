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

const topics = new WeakMap<Element, Topic>();
/** The piece that the pointer is over. */
let current: Element | null = null;
/** The piece whose help was shown last. */
let told: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let pressed = false;

/** The innermost piece with a help around a place. */
function around(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !topics.get(node)) node = node.parentElement;
  return node;
}
function show(node: Element): void {
  const topic = topics.get(node);
  told = node;
  if (topic) tips.shown = { topic, box: node.getBoundingClientRect() };
}
function hide(): void {
  clearTimeout(timer);
  // Later: a piece that is taken off the board loses the focus in the middle of drawing.
  if (tips.shown) queueMicrotask(() => (tips.shown = null));
}
function later(node: Element, time: number, also?: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    also?.();
    show(node);
  }, time);
}

function onover(event: PointerEvent): void {
  const node = around(event.target);
  if (node === current) return;
  hide();
  current = node;
  if (node && event.pointerType === "mouse") later(node, HOVER);
}
function onleave(): void {
  current = null;
  hide();
}
function ondown(event: PointerEvent): void {
  pressed = false;
  const node = around(event.target);
  if (!node) return;
  if (event.pointerType === "mouse") hide();
  else later(node, PRESS, () => (pressed = true));
}
function onclick(event: MouseEvent): void {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}
function onmenu(event: Event): void {
  if (pressed) event.preventDefault();
}
function onkey(event: KeyboardEvent): void {
  if (event.key === "Escape" && tips.shown) hide();
  const node = event.key === "?" ? around(event.target) : null;
  if (!node) return;
  event.preventDefault();
  event.stopPropagation();
  if (tips.shown) hide();
  else show(node);
}

let listening = false;
/** One set of listeners for all pieces: a board has hundreds of them. */
function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("pointerover", onover);
  document.documentElement.addEventListener("pointerleave", onleave);
  document.addEventListener("pointercancel", onleave);
  document.addEventListener("pointerdown", ondown);
  document.addEventListener("pointerup", () => clearTimeout(timer));
  document.addEventListener("click", onclick, true);
  document.addEventListener("contextmenu", onmenu);
  document.addEventListener("keydown", onkey);
  document.addEventListener("focusout", hide);
}

export const tip: Action<Element, Topic> = (node, given) => {
  listen();
  topics.set(node, given);
  return {
    update(next) {
      topics.set(node, next);
    },
    destroy() {
      if (current === node || told === node) onleave();
    },
  };
};
