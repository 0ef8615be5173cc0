/** Where a bubble stands: beside what it talks about, over nothing that matters. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above" | "none";

export interface Place {
  x: number;
  y: number;
  /** On which side of the target it stands; none: it has no tail. */
  side: Side;
  /** Where the tail is, along the edge that faces the target. */
  tail: number;
}

const GAP = 18;
const AIR = 10;
const TAIL = 26;

/** How much of two boxes lies on top of each other. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(Math.max(least, most), value));

function beside(target: Box, size: { width: number; height: number }, view: Box): Place[] {
  const [right, bottom] = [view.x + view.width - size.width - AIR, view.y + view.height - size.height - AIR];
  const [centre, middle] = [target.x + target.width / 2, target.y + target.height / 2];
  const x = clamp(centre - size.width / 2, view.x + AIR, right);
  const y = clamp(middle - size.height / 2, view.y + AIR, bottom);
  const across = clamp(centre - x, TAIL, size.width - TAIL);
  const down = clamp(middle - y, TAIL, size.height - TAIL);
  return [
    { x: target.x + target.width + GAP, y, side: "right", tail: down },
    { x: target.x - GAP - size.width, y, side: "left", tail: down },
    { x, y: target.y + target.height + GAP, side: "below", tail: across },
    { x, y: target.y - GAP - size.height, side: "above", tail: across },
  ];
}

/** The best place: beside the target if that covers nothing, else the corner that covers least. */
export function placeBubble(target: Box | null, lit: Box[], size: { width: number; height: number }, view: Box): Place {
  const [right, bottom] = [view.x + view.width - size.width - AIR, view.y + view.height - size.height - AIR];
  const fits = ({ x, y }: Place) => x >= view.x && y >= view.y && x <= right + AIR && y <= bottom + AIR;
  const covers = ({ x, y }: Place) => lit.reduce((sum, box) => sum + overlap({ x, y, ...size }, box), 0);
  const near = target ? beside(target, size, view).filter(fits) : [];
  const free = near.find((place) => covers(place) === 0);
  if (free) return free;
  const middle: Place = { x: view.x + (view.width - size.width) / 2, y: view.y + (view.height - size.height) / 2, side: "none", tail: 0 };
  const corners = [middle.x, view.x + AIR, right].flatMap((x) =>
    [middle.y, view.y + AIR, bottom].map((y): Place => ({ x, y, side: "none", tail: 0 })),
  );
  return [...corners, ...near].reduce((best, place) => (covers(place) < covers(best) ? place : best));
}
