/**
 * Motion that explains. A piece that keeps its identity has `data-piece="ship-0"`; when the table changes it travels from where it
 * was to where it is. A spot that pieces come from or go to has `data-place="supply-ship"`; `fly` sends a symbol between two of them.
 */
import { settings, still } from "./settings.svelte";
import type { IconName } from "../art/names";

export const MOVE = 380;
export const BIG = 700;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const SVG = "http://www.w3.org/2000/svg";

/** Milliseconds that a motion of so many takes at the chosen speed; 0 when it is to be skipped. */
export function pace(milliseconds: number): number {
  if (settings.speed === "skip") return 0;
  return settings.speed === "2" ? milliseconds / 2 : milliseconds;
}

export type Places = Map<string, DOMRect>;

/** Where all pieces lie now. */
export function placesOf(root: ParentNode): Places {
  const places: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width > 0) places.set(piece.dataset.piece!, box);
  }
  return places;
}

/** A shift of screen pixels in the units that the `translate` of an element counts in. */
function local(element: Element, dx: number, dy: number): { x: number; y: number } {
  const parent = element.parentElement as unknown as SVGGraphicsElement | null;
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement && !element.ownerSVGElement) && parent?.getScreenCTM) {
    const matrix = parent.getScreenCTM()?.inverse();
    if (matrix) return { x: matrix.a * dx + matrix.c * dy, y: matrix.b * dx + matrix.d * dy };
  }
  return { x: dx, y: dy };
}

/** Let every piece travel from where it was. Pieces that are new fade in. */
export function travel(root: ParentNode, before: Places): void {
  const time = pace(MOVE);
  if (time === 0) return;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = before.get(piece.dataset.piece!);
    const now = piece.getBoundingClientRect();
    if (now.width === 0) continue;
    if (!old || still()) {
      if (!old && before.size > 0) piece.animate({ opacity: [0, 1] }, { duration: time, easing: EASE });
      continue;
    }
    const dx = old.x + old.width / 2 - now.x - now.width / 2;
    const dy = old.y + old.height / 2 - now.y - now.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const shift = local(piece, dx, dy);
    piece.animate({ translate: [`${shift.x}px ${shift.y}px`, "0px 0px"] }, { duration: time, easing: EASE });
  }
}

function placeIn(root: ParentNode, place: string): DOMRect | null {
  for (const one of root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
    const box = one.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

export interface Flight {
  from: string;
  to: string;
  icon: IconName;
  colour?: string;
  ground?: string;
  size?: number;
  delay?: number;
}

/** Send a symbol from one place to another; it does nothing where either cannot be seen. */
export function fly(flight: Flight, root: ParentNode = document): void {
  const time = pace(MOVE);
  const from = placeIn(root, flight.from);
  const to = placeIn(root, flight.to);
  if (time === 0 || still() || !from || !to) return;
  const size = flight.size ?? 26;
  const symbol = document.createElementNS(SVG, "svg");
  symbol.setAttribute("viewBox", "0 0 24 24");
  symbol.setAttribute("class", "flight");
  symbol.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${flight.icon}`);
  symbol.append(use);
  Object.assign(symbol.style, { width: `${size}px`, height: `${size}px` });
  if (flight.colour) symbol.style.color = flight.colour;
  if (flight.ground) symbol.style.setProperty("--c", flight.ground);
  document.body.append(symbol);
  const at = (box: DOMRect) => `${box.x + box.width / 2 - size / 2}px ${box.y + box.height / 2 - size / 2}px`;
  const motion = symbol.animate(
    { translate: [at(from), at(to)], scale: [0.7, 1.15, 0.8], opacity: [0, 1, 1, 0.2] },
    { duration: time, delay: flight.delay ?? 0, easing: EASE, fill: "both" },
  );
  const end = () => symbol.remove();
  motion.finished.then(end, end);
}
