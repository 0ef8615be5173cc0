/** Where the islands lie on the drawn sea, and how the routes run between them. */

export interface Chart {
  width: number;
  height: number;
  islands: Record<string, [number, number]>;
  /** Points that a route passes instead of running straight. */
  bends: Record<string, string>;
  stage: [number, number];
  wheel: [number, number] | null;
  /** How much larger small things are drawn, so that they can be read where the chart has little room. */
  grow: number;
}

const WIDTH = 624;
/** The height that the places below are written for. */
const DRAWN = 448;
const LEAST = 430;
const MOST = 580;

/** Names and prices are written in 12.5, and no letter is smaller than 11 pixels. */
const grown = (scale: number): number => Math.min(Math.max(1, 11.2 / (12.5 * scale)), 1.3);

/** The desktop: twelve islands around, two within, the Great Bonfire in the middle. A taller sea spreads the rows. */
export function wideChart(width: number, height: number): Chart {
  const tall = Math.min(Math.max((height / width) * WIDTH, LEAST), MOST);
  const y = (at: number) => Math.round((at * tall) / DRAWN);
  const [top, bottom] = [56, tall - 60];
  return {
    width: WIDTH,
    height: tall,
    islands: {
      T1: [66, top + 3],
      T2: [195, top],
      PINK: [312, top - 8],
      T3: [429, top],
      T4: [558, top + 3],
      BLUE: [562, y(162)],
      T6: [536, y(266)],
      T10: [558, bottom - 3],
      T9: [429, bottom],
      BROWN: [312, bottom + 12],
      T8: [195, bottom],
      T7: [66, bottom - 3],
      GREY: [62, y(278)],
      T5: [88, y(170)],
    },
    bends: {
      "T1-GREY": `Q-4 ${y(170)} 62 ${y(278)}`,
      "BLUE-T10": `Q630 ${y(278)} 558 ${bottom - 3}`,
      "T5-T6": `C130 ${y(240)} 176 ${y(221) + 124} 312 ${y(221) + 126}C400 ${y(221) + 126} 452 ${y(306)} 536 ${y(266)}`,
    },
    stage: [148, y(304)],
    wheel: [312, y(221)],
    grow: grown(Math.min(width / WIDTH, height / tall)),
  };
}

/** The phone: three columns; the Great Bonfire has its own place below. */
export const TALL: Chart = {
  width: 390,
  height: 532,
  islands: {
    T1: [66, 56],
    T2: [66, 160],
    PINK: [66, 262],
    T3: [66, 366],
    T4: [66, 472],
    GREY: [195, 70],
    T5: [195, 176],
    T6: [195, 348],
    BLUE: [195, 456],
    T7: [322, 56],
    T8: [322, 160],
    BROWN: [322, 262],
    T9: [322, 366],
    T10: [322, 472],
  },
  bends: {},
  stage: [195, 262],
  wheel: null,
  grow: 1,
};

/** How much larger an island is drawn whose Tasks are to choose from: each is then wide enough for a finger. */
export const NEAR = 1.36;
const HALF = [90, 72] as const;

/** Where a larger island lies, so that all of it is on the chart. */
export function inside(chart: Chart, name: string): [number, number] {
  const [x, y] = chart.islands[name]!;
  return [Math.min(Math.max(x, HALF[0]), chart.width - HALF[0]), Math.min(Math.max(y, HALF[1]), chart.height - HALF[1])];
}

/** The path of a route. */
export function route(chart: Chart, from: string, to: string): string {
  const [start, end] = [chart.islands[from], chart.islands[to]];
  if (!start || !end) return "";
  const bend = chart.bends[`${from}-${to}`];
  if (bend) return `M${start[0]} ${start[1]}${bend}`;
  const back = chart.bends[`${to}-${from}`];
  if (back) return `M${end[0]} ${end[1]}${back}`;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  return `M${start[0]} ${start[1]}q${dx / 2 - dy * 0.06} ${dy / 2 + dx * 0.06} ${dx} ${dy}`;
}

/** A shore: a closed line around the origin, a little different for each island. */
export function shore(width: number, height: number, seed: number): string {
  const points = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * 2 * Math.PI;
    const wobble = 1 + 0.09 * Math.sin(seed * 7.3 + at * 2.4) + 0.05 * Math.cos(seed * 3.1 + at * 4.7);
    const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const reach = wobble * (0.62 + 0.38 * square * 0.86);
    return [(width / 2) * Math.cos(angle) * reach, (height / 2) * Math.sin(angle) * reach] as const;
  });
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const middle = (a: readonly [number, number], b: readonly [number, number]) => text((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  const start = middle(points[8]!, points[0]!);
  const curves = points.map((point, at) => `Q${text(point[0], point[1])} ${middle(point, points[(at + 1) % 9]!)}`);
  return `M${start}${curves.join("")}z`;
}
