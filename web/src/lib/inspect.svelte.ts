/** The piece that the player looks at. `use:inspects={() => ({ is: "gnome helmsman", label })}` lets the inspector show a piece. */
import type { Action } from "svelte/action";
import type { Forbidden, Option } from "./types";

export interface Piece {
  /** What it is, in the words of its game: a kind and a key, such as `gnome helmsman`. */
  is: string;
  /** What a screen reader calls it. The inspector shows this if the game knows nothing about the piece. */
  label?: string;
  /** What choosing it would do now. */
  option?: Option | undefined;
  forbidden?: Forbidden | undefined;
}

/** Says what a piece is when the player looks at it. Null: there is nothing to say, and the player means what it lies on. */
export type Telling = (() => Piece | null) | null | undefined;

/** Milliseconds for which a pointer has to rest on a piece, or a finger has to hold it. */
const HOVER = 120;
const PRESS = 450;

class Inspector {
  /** The element of the piece. */
  node = $state.raw<Element | null>(null);
  /** Whether the piece stays, whatever else the player points at. */
  pinned = $state(false);
  /** On small screens: whether the inspector is open. */
  open = $state(false);
  /** Whether the rule is shown. */
  rule = $state(false);
  /** Whether the next tap asks what a piece is, instead of choosing it. */
  asking = $state(false);

  get piece(): Piece | null {
    return this.node ? (tellings.get(this.node)?.() ?? null) : null;
  }

  show(node: Element): void {
    if (this.node === node) return;
    this.node = node;
    this.rule = false;
  }

  /** Look at a piece on purpose. */
  look(node: Element): void {
    this.pinned = false;
    this.show(node);
    this.open = true;
  }

  /** Keep the piece, or stop keeping it. */
  pin(): void {
    if (this.node) this.pinned = this.open = !this.pinned;
  }

  /** Close everything and keep nothing. False if there was nothing to close. */
  letGo(): boolean {
    const held = this.pinned || this.open || this.asking || this.rule;
    this.pinned = this.open = this.asking = this.rule = false;
    this.settle();
    return held;
  }

  /** Forget the piece if it is neither kept nor pointed at. */
  settle(): void {
    if (this.node && !this.pinned && !this.open && !this.node.matches(":hover, :focus-visible")) this.node = null;
  }

  forget(node: Element): void {
    if (this.node !== node) return;
    this.node = null;
    this.letGo();
  }
}

export const inspector = new Inspector();

const tellings = new Map<Element, Telling>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The piece that the pointer is over. */
let current: Element | null = null;
/** Whether the finger has been down long enough; the click that follows then does nothing. */
let pressed = false;

/** The innermost piece at this place about which there is something to say. */
function around(target: EventTarget | null): Element | null {
  let node = target instanceof Element ? target : null;
  while (node && !tellings.get(node)?.()) node = node.parentElement;
  return node;
}
function later(time: number, deed: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(deed, time);
}

function onover(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  const node = around(event.target);
  if (node === current) return;
  clearTimeout(timer);
  current = node;
  if (node && !inspector.pinned) later(HOVER, () => inspector.show(node));
}
function onleave(): void {
  clearTimeout(timer);
  current = null;
}
function ondown(event: PointerEvent): void {
  pressed = false;
  const node = event.pointerType === "mouse" ? null : around(event.target);
  if (!node) return;
  later(PRESS, () => {
    pressed = true;
    inspector.look(node);
  });
}
function onclick(event: MouseEvent): void {
  const node = around(event.target);
  const asked = inspector.asking && node !== null;
  if (asked) {
    inspector.asking = false;
    inspector.look(node);
  } else if (node && !inspector.pinned) inspector.show(node);
  if (!pressed && !asked) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}
function onmenu(event: Event): void {
  if (pressed) event.preventDefault();
}
function onfocus(event: FocusEvent): void {
  const node = around(event.target);
  // Later, because a piece may come into focus while the page is being drawn.
  if (node?.matches(":focus-visible") && !inspector.pinned) queueMicrotask(() => tellings.has(node) && inspector.show(node));
}
/** Show or hide the rule of the piece that is in focus, pointed at or kept. */
function onkey(event: KeyboardEvent): void {
  if (event.key !== "?") return;
  const node = around(event.target) ?? (inspector.pinned ? inspector.node : current);
  if (!node) return;
  event.preventDefault();
  event.stopPropagation();
  const read = inspector.node === node && inspector.rule;
  inspector.show(node);
  inspector.open = true;
  inspector.rule = !read;
}

let listening = false;
/** One set of listeners serves all pieces, because a board has hundreds of them. */
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
  document.addEventListener("focusin", onfocus);
}

/** Lets the inspector show a piece. */
export const inspects: Action<Element, Telling> = (node, telling) => {
  listen();
  tellings.set(node, telling);
  return {
    update: (next) => void tellings.set(node, next),
    destroy() {
      tellings.delete(node);
      if (current === node) onleave();
      inspector.forget(node);
    },
  };
};

/** Give every piece its description for screen readers. */
export function describe(words: (piece: Piece) => string): void {
  for (const [node, telling] of tellings) {
    const piece = telling?.();
    const text = piece ? words(piece) : "";
    if ((node.getAttribute("aria-description") ?? "") === text) continue;
    if (text) node.setAttribute("aria-description", text);
    else node.removeAttribute("aria-description");
  }
}
