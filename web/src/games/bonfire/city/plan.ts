/** Where things lie on a city, on the desktop and on the phone. */

export type Point = [number, number];

export interface Space {
  path: Point;
  notch: Point;
  task: Point;
  novice: Point;
  /** What a Guardian scores at this Bonfire. */
  value: Point;
  /** How far the Task is fulfilled. */
  progress: Point;
}

export interface Plan {
  width: number;
  height: number;
  spaces: Space[];
  /** The stone of the city and the way that the path takes. */
  stone: string;
  way: string;
  start: { x: number; y: number; width: number; height: number };
  area: { x: number; y: number; width: number; height: number };
  gnomes: { x: number; y: number; width: number; card: number };
  /** On a small screen the Fate Area grows while a tile is held. */
  grows: boolean;
}

const LEAST = 496;

/** The desktop. A taller panel spreads the spaces along the sides. */
export function widePlan(height: number): Plan {
  const tall = Math.max(height, LEAST);
  const more = tall - LEAST;
  const [low, mid, area] = [352 + more * 0.72, 240 + more * 0.45, 160 + more * 0.28].map(Math.round) as [number, number, number];
  const side = (left: boolean, y: number): Space => ({
    path: [left ? 34 : 490, y],
    notch: [left ? 68 : 456, y],
    task: [left ? 105 : 419, y],
    novice: [left ? 105 : 419, y + 42],
    value: [left ? 91 : 405, y - 29],
    progress: [left ? 117 : 431, y - 29],
  });
  const high = Math.round(more * 0.16);
  return {
    width: 524,
    height: tall,
    spaces: [
      side(true, low),
      side(true, mid),
      {
        path: [98, 84 + high],
        notch: [135, 104 + high],
        task: [176, 120 + high],
        novice: [140, 138 + high],
        value: [162, 91 + high],
        progress: [188, 91 + high],
      },
      {
        path: [262, 36],
        notch: [262, 77 + high / 2],
        task: [262, 119 + high],
        novice: [298, 132 + high],
        value: [223, 106 + high],
        progress: [280, 90 + high],
      },
      {
        path: [426, 84 + high],
        notch: [389, 104 + high],
        task: [348, 120 + high],
        novice: [384, 138 + high],
        value: [334, 91 + high],
        progress: [360, 91 + high],
      },
      side(false, mid),
      side(false, low),
    ],
    stone: `M4 ${tall - 14}V206C4 66 128 3 262 3s258 63 258 203v${tall - 220}q0 11-11 11H15q-11 0-11-11z`,
    way: [
      `M34 ${tall - 50}V${mid}C34 ${160 + high} 60 ${112 + high} 98 ${84 + high} 140 54 200 36 262 36`,
      `S384 54 426 ${84 + high}C464 ${112 + high} 490 ${160 + high} 490 ${mid}V${low + 40}`,
    ].join(""),
    start: { x: 8, y: tall - 104, width: 84, height: 96 },
    area: { x: 132, y: area, width: 260, height: 196 },
    gnomes: { x: 132, y: tall - 93, width: 380, card: 60 },
    grows: false,
  };
}

export const TALL: Plan = {
  width: 440,
  height: 530,
  spaces: [
    { path: [25, 366], notch: [52, 340], task: [79, 366], novice: [66, 408], value: [91, 336], progress: [91, 404] },
    { path: [25, 262], notch: [52, 236], task: [79, 262], novice: [66, 304], value: [91, 232], progress: [91, 300] },
    { path: [68, 94], notch: [104, 108], task: [140, 122], novice: [108, 142], value: [129, 93], progress: [158, 93] },
    { path: [220, 38], notch: [220, 79], task: [220, 121], novice: [254, 134], value: [181, 108], progress: [238, 92] },
    { path: [372, 94], notch: [336, 108], task: [300, 122], novice: [332, 142], value: [289, 93], progress: [318, 93] },
    { path: [415, 262], notch: [388, 236], task: [361, 262], novice: [348, 304], value: [349, 232], progress: [373, 300] },
    { path: [415, 366], notch: [388, 340], task: [361, 366], novice: [348, 408], value: [349, 336], progress: [373, 404] },
  ],
  stone: "M3 516V214C3 70 106 3 220 3s217 67 217 211v302q0 11-11 11H14q-11 0-11-11z",
  way: "M25 450V262C25 180 40 124 68 94 106 56 160 38 220 38s114 18 152 56c28 30 43 86 43 168V410",
  start: { x: 5, y: 410, width: 84, height: 110 },
  area: { x: 104, y: 168, width: 232, height: 226 },
  gnomes: { x: 98, y: 420, width: 338, card: 54 },
  grows: true,
};

/** A side of the plan for a phone that lies on its side. */
const lyingSide = (left: boolean, y: number): Space => ({
  path: [left ? 24 : 556, y],
  notch: [left ? 54 : 526, y],
  task: [left ? 90 : 490, y],
  novice: [left ? 90 : 490, y + 40],
  value: [left ? 76 : 476, y - 30],
  progress: [left ? 103 : 503, y - 30],
});

export const LYING: Plan = {
  width: 580,
  height: 344,
  spaces: [
    lyingSide(true, 280),
    lyingSide(true, 172),
    lyingSide(true, 62),
    { path: [246, 34], notch: [280, 34], task: [318, 36], novice: [350, 48], value: [357, 20], progress: [357, 34] },
    lyingSide(false, 62),
    lyingSide(false, 172),
    lyingSide(false, 280),
  ],
  stone: "M3 330V46Q3 3 46 3H534Q577 3 577 46V330q0 11-11 11H14q-11 0-11-11z",
  way: "M24 310V72Q24 34 62 34H518Q556 34 556 72V310",
  start: { x: 140, y: 3, width: 72, height: 70 },
  area: { x: 134, y: 76, width: 312, height: 180 },
  gnomes: { x: 134, y: 262, width: 312, card: 50 },
  grows: false,
};
