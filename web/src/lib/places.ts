/** Where the places of a board are on the screen. */
import type { Box } from "./bubble";

/** What hides whatever does not fit into it. */
const FRAMES = ".scroll, .inset";

/** The box of a place, where it can be seen: inside what scrolls, and not behind a banner. */
export function boxOf(name: string): Box | null {
  for (const one of document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [middle, centre] = [y + height / 2, x + width / 2];
    const banner = document.elementFromPoint(centre, middle)?.closest(".banner");
    if (banner && !banner.contains(one)) continue;
    if (width > 0 && inSight(one, centre, middle)) return { x, y, width, height };
  }
  return null;
}

/** Whether a point of something can be seen in everything around it that scrolls. */
function inSight(one: Element, x: number, y: number): boolean {
  for (let around = one.closest(FRAMES); around; around = around.parentElement?.closest(FRAMES) ?? null) {
    const { top, bottom, left, right } = around.getBoundingClientRect();
    if (y <= top || y >= bottom || x <= left || x >= right) return false;
  }
  return true;
}

/** The first of several names of a place that can be seen. */
export function firstOf(names: string[]): { name: string; box: Box } | null {
  for (const name of names) {
    const box = boxOf(name);
    if (box) return { name, box };
  }
  return null;
}

/** Look again and again, and tell when something has moved, until the returned function is called. */
export function watch<Found>(look: () => Found, tell: (found: Found) => void, every = 200): () => void {
  let before = "";
  const again = () => {
    const found = look();
    const now = JSON.stringify(found);
    if (now === before) return;
    before = now;
    tell(found);
  };
  again();
  const timer = setInterval(again, every);
  return () => clearInterval(timer);
}
