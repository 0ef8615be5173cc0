/** Where the places of a board are on the screen. */
import type { Box } from "./bubble";

/** The box of a place, where it can be seen: inside what scrolls, and not behind a banner. */
export function boxOf(name: string): Box | null {
  for (const one of document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const around = one.closest(".scroll, .stage, .inset")?.getBoundingClientRect();
    const [middle, centre] = [y + height / 2, x + width / 2];
    const banner = document.elementFromPoint(centre, middle)?.closest(".banner");
    if (banner && !banner.contains(one)) continue;
    const seen = !around || (middle > around.top && middle < around.bottom && centre > around.left && centre < around.right);
    if (width > 0 && seen) return { x, y, width, height };
  }
  return null;
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
