/** Where the islands lie on the drawn sea, and how the routes run between them. */

export interface Chart {
  width: number;
  height: number;
  islands: Record<string, [number, number]>;
  /** Points that a route passes instead of running straight. */
  bends: Record<string, string>;
  stage: [number, number];
  wheel: [number, number] | null;
}

const WIDTH = 580;
const LEAST = 452;

/** The desktop: twelve islands around, two within, the Great Bonfire in the middle. A taller sea spreads the rows. */
export function wideChart(height: number): Chart {
  const tall = Math.max(height, LEAST);
  const y = (at: number) => Math.round((at * tall) / LEAST);
  return {
    width: WIDTH,
    height: tall,
    islands: {
      T1: [64, y(58)],
      T2: [178, y(50)],
      PINK: [290, y(44)],
      T3: [402, y(50)],
      T4: [516, y(58)],
      BLUE: [532, y(176)],
      T6: [474, y(286)],
      T10: [516, y(400)],
      T9: [402, y(408)],
      BROWN: [290, y(410)],
      T8: [178, y(408)],
      T7: [64, y(400)],
      GREY: [48, y(284)],
      T5: [106, y(172)],
    },
    bends: {
      "T1-GREY": `Q4 ${y(172)} 48 ${y(284)}`,
      "BLUE-T10": `Q576 ${y(286)} 516 ${y(400)}`,
      "T5-T6": `C130 ${y(214)} 152 ${y(226) + 128} 290 ${y(226) + 130}C370 ${y(226) + 130} 420 ${y(330)} 474 ${y(286)}`,
    },
    stage: [34, y(338)],
    wheel: [290, y(226)],
  };
}

/** The phone: three columns; the Great Bonfire has its own place below. */
export const TALL: Chart = {
  width: 390,
  height: 470,
  islands: {
    T1: [66, 50],
    PINK: [66, 238],
    T2: [66, 144],
    T3: [66, 332],
    T4: [66, 424],
    GREY: [195, 72],
    T5: [195, 170],
    T6: [195, 306],
    BLUE: [195, 404],
    T7: [324, 50],
    T8: [324, 144],
    BROWN: [324, 238],
    T9: [324, 332],
    T10: [324, 424],
  },
  bends: {},
  stage: [195, 236],
  wheel: null,
};

/** How much larger an island is drawn whose Tasks are to choose from: each is then wide enough for a finger. */
export const NEAR = 1.36;
const HALF = [86, 57] as const;

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
