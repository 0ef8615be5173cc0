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

/** An area that is one tab stop, and the item of it that is this stop. */
class Area {
  private current: Element | null = null;
  /** The frame in which it is looked over again. */
  private asked = 0;
  private readonly watch = new MutationObserver(() => this.later());

  constructor(
    private readonly area: Element,
    private wish: Roving,
  ) {
    area.setAttribute("data-area", "");
    // An SVG that listens to the focus would be a tab stop of its own.
    if (area instanceof SVGElement && !area.hasAttribute("tabindex")) area.setAttribute("tabindex", "-1");
    this.watch.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-item", "disabled", "hidden"] });
    area.addEventListener("keydown", this.onkey);
    area.addEventListener("focusin", this.onfocus);
    this.later();
  }

  update(wish: Roving): void {
    this.wish = wish;
    this.later();
  }

  destroy(): void {
    cancelAnimationFrame(this.asked);
    this.watch.disconnect();
    this.area.removeEventListener("keydown", this.onkey);
    this.area.removeEventListener("focusin", this.onfocus);
  }

  private items(): (HTMLElement | SVGElement)[] {
    const found = this.area.querySelectorAll<HTMLElement | SVGElement>(this.wish.items ?? ITEMS);
    return [...found].filter((one) => one.checkVisibility() && !one.closest("[inert]"));
  }

  private refresh(): void {
    const all = this.items();
    if (!this.current || !all.includes(this.current as HTMLElement)) {
      const chosen = all.find((one) => one.getAttribute("aria-pressed") === "true" || one.getAttribute("aria-selected") === "true");
      this.current = chosen ?? all[0] ?? null;
    }
    for (const one of all) {
      const index = one === this.current ? "0" : "-1";
      if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
    }
  }

  /** Once in a frame, when all of it is drawn. */
  private later(): void {
    this.asked ||= requestAnimationFrame(() => {
      this.asked = 0;
      this.refresh();
    });
  }

  private step(to: Element | undefined): void {
    if (!to) return;
    this.current = to;
    this.refresh();
    (to as HTMLElement).focus({ preventScroll: false });
  }

  private readonly onfocus = (event: Event): void => {
    const one = this.items().find((item) => item === event.target);
    if (!one) return;
    this.current = one;
    this.refresh();
  };

  private readonly onkey = (event: Event): void => {
    const key = event as KeyboardEvent;
    if (key.altKey || key.ctrlKey || key.metaKey || key.defaultPrevented) return;
    const target = key.target as Element;
    if (target.matches("input, textarea, select, [contenteditable]")) return;
    if (key.key === "Escape") {
      this.wish.cancel?.();
      return;
    }
    const all = this.items();
    const at = all.findIndex((one) => one === target || one.contains(target));
    if (at >= 0) this.press(key, all, at);
  };

  private press(key: KeyboardEvent, all: (HTMLElement | SVGElement)[], at: number): void {
    const way = WAYS[key.key];
    if (way) {
      const boxes = all.map((one) => one.getBoundingClientRect());
      key.preventDefault();
      this.step(all[nearest(boxes, at, way)]);
    } else if (key.key === "Home" || key.key === "End") {
      key.preventDefault();
      this.step(key.key === "Home" ? all[0] : all[all.length - 1]);
    } else if ((key.key === "Enter" || key.key === " ") && !(key.target as Element).matches("button, a[href], summary")) {
      key.preventDefault();
      all[at]!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  }
}

/** `use:roving` on an area. Disabled things that explain themselves use `aria-disabled`, so that they can be stepped on. */
export const roving: Action<Element, Roving | undefined> = (element, wish) => {
  const area = new Area(element, wish ?? {});
  return { update: (next) => area.update(next ?? {}), destroy: () => area.destroy() };
};

/** Whether a key press belongs to a text field and must not be taken as a command. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return !!target?.closest("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]");
}
