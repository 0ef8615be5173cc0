/** How a table is laid out, by the size of the window in CSS pixels, so that zoom chooses the layout too. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/**
 * `desktop`: all side by side. `tablet`: both boards, the rest in a drawer; `upright`: the same one above the other.
 * `phone`: one part at a time; `lying`: the same with supply and dock beside it.
 */
export type Layout = "desktop" | "tablet" | "upright" | "phone" | "lying";

export function layoutOf(width: number, height: number): Layout {
  if (height < 600) return width > height ? "lying" : "phone";
  if (width >= 1200 && height >= 640) return "desktop";
  if (width >= 900) return "tablet";
  return width >= 600 && height >= 700 ? "upright" : "phone";
}

/** That of the window now. */
export function layout(): Layout {
  return layoutOf(innerWidth.current ?? 1440, innerHeight.current ?? 900);
}
