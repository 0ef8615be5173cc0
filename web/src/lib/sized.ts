/** How large an element is, told before anything is painted and again whenever it changes. */
import type { Action } from "svelte/action";

export interface Size {
  width: number;
  height: number;
}

/** Less than this is no change: rounding differs between ways to measure. */
const NOTHING = 0.5;

/** `use:sized={tell}`: the room inside the padding. An observer alone would tell it only after a first layout without the contents. */
export const sized: Action<HTMLElement, (size: Size) => void> = (element, tell) => {
  let known: Size = { width: 0, height: 0 };
  function learn({ width, height }: Size): void {
    if (width <= 0) return;
    if (Math.abs(width - known.width) < NOTHING && Math.abs(height - known.height) < NOTHING) return;
    known = { width, height: Math.max(height, 0) };
    tell(known);
  }
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const edges = (...names: string[]) => names.reduce((sum, name) => sum + parseFloat(style.getPropertyValue(name)), 0);
  learn({
    width: box.width - edges("padding-left", "padding-right", "border-left-width", "border-right-width"),
    height: box.height - edges("padding-top", "padding-bottom", "border-top-width", "border-bottom-width"),
  });
  const watch = new ResizeObserver(([entry]) => learn(entry!.contentRect));
  watch.observe(element);
  return { destroy: () => watch.disconnect() };
};
