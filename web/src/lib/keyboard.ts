/** The keyboard on boards: an area is one tab stop, arrows move inside it by where things lie, Enter acts, Esc cancels. */
import type { Action } from "svelte/action";

export interface Roving {
  /** What can be stepped on; by default everything marked `data-item` and all buttons. */
  items?: string;
  /** Called on Esc. */
  cancel?: () => void;
}

const ITEMS = "[data-item], button:not([disabled])";

type Way = "left" | "right" | "up" | "down";
const WAYS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box that lies next in a direction: near along it counts once, off to the side twice. -1 where there is none. */
export function nearest(boxes: Box[], from: number, way: Way): number {
  const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const start = centre(boxes[from]!);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    if (index === from) return;
    const end = centre(box);
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const along = { left: -dx, right: dx, up: -dy, down: dy }[way];
    const across = way === "left" || way === "right" ? Math.abs(dy) : Math.abs(dx);
    if (along <= 1) return;
    const far = along + 2 * across;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

function press(target: Element): void {
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** `use:roving` on an area. Disabled things that explain themselves use `aria-disabled`, so that they can be stepped on. */
export const roving: Action<Element, Roving | undefined> = (area, options = {}) => {
  let wish = options ?? {};
  let current: Element | null = null;
  area.setAttribute("data-area", "");
  // An SVG that listens to the focus would be a tab stop of its own.
  if (area instanceof SVGElement && !area.hasAttribute("tabindex")) area.setAttribute("tabindex", "-1");

  const items = () =>
    [...area.querySelectorAll<HTMLElement | SVGElement>(wish.items ?? ITEMS)].filter(
      (one) => one.checkVisibility() && !one.closest("[inert]"),
    );

  function refresh(): void {
    const all = items();
    if (!current || !all.includes(current as HTMLElement)) {
      current =
        all.find((one) => one.getAttribute("aria-pressed") === "true" || one.getAttribute("aria-selected") === "true") ?? all[0] ?? null;
    }
    for (const one of all) {
      const index = one === current ? "0" : "-1";
      if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
    }
  }

  function step(to: Element | undefined): void {
    if (!to) return;
    current = to;
    refresh();
    (to as HTMLElement).focus({ preventScroll: false });
  }

  function onkey(event: Event): void {
    const key = event as KeyboardEvent;
    if (key.altKey || key.ctrlKey || key.metaKey || key.defaultPrevented) return;
    const target = key.target as Element;
    if (target.matches("input, textarea, select, [contenteditable]")) return;
    if (key.key === "Escape") {
      wish.cancel?.();
      return;
    }
    const all = items();
    const at = all.findIndex((one) => one === target || one.contains(target));
    if (at < 0) return;
    const way = WAYS[key.key];
    if (way) {
      const next = nearest(
        all.map((one) => one.getBoundingClientRect()),
        at,
        way,
      );
      key.preventDefault();
      if (next >= 0) step(all[next]);
    } else if (key.key === "Home" || key.key === "End") {
      key.preventDefault();
      step(key.key === "Home" ? all[0] : all[all.length - 1]);
    } else if ((key.key === "Enter" || key.key === " ") && !target.matches("button, a[href], summary")) {
      key.preventDefault();
      press(all[at]!);
    }
  }

  function onfocus(event: Event): void {
    const one = items().find((item) => item === event.target);
    if (!one) return;
    current = one;
    refresh();
  }

  /** Once in a frame, when all of it is drawn. */
  let asked = 0;
  function later(): void {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      refresh();
    });
  }
  const watch = new MutationObserver(later);
  watch.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-item", "disabled", "hidden"] });
  area.addEventListener("keydown", onkey);
  area.addEventListener("focusin", onfocus);
  later();
  return {
    update(next) {
      wish = next ?? {};
      later();
    },
    destroy() {
      cancelAnimationFrame(asked);
      watch.disconnect();
      area.removeEventListener("keydown", onkey);
      area.removeEventListener("focusin", onfocus);
    },
  };
};

/** Whether a key press belongs to a text field and must not be taken as a command. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return !!target?.closest("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]");
}
