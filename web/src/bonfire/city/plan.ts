/** Where things lie on a city, on the desktop and on the phone. */

export type Point = [number, number];

export interface Space {
  path: Point;
  notch: Point;
  task: Point;
  novice: Point;
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
}

export const WIDE: Plan = {
  width: 524,
  height: 496,
  spaces: [
    { path: [34, 352], notch: [68, 352], task: [105, 352], novice: [105, 394] },
    { path: [34, 240], notch: [68, 240], task: [105, 240], novice: [105, 282] },
    { path: [98, 84], notch: [135, 104], task: [176, 120], novice: [140, 138] },
    { path: [262, 36], notch: [262, 77], task: [262, 119], novice: [298, 132] },
    { path: [426, 84], notch: [389, 104], task: [348, 120], novice: [384, 138] },
    { path: [490, 240], notch: [456, 240], task: [419, 240], novice: [419, 282] },
    { path: [490, 352], notch: [456, 352], task: [419, 352], novice: [419, 394] },
  ],
  stone: "M4 482V206C4 66 128 3 262 3s258 63 258 203v276q0 11-11 11H15q-11 0-11-11z",
  way: "M34 446V240C34 160 60 112 98 84 140 54 200 36 262 36s122 18 164 48c38 28 64 76 64 156V392",
  start: { x: 8, y: 392, width: 84, height: 96 },
  area: { x: 132, y: 160, width: 260, height: 196 },
  gnomes: { x: 132, y: 403, width: 380, card: 60 },
};

export const TALL: Plan = {
  width: 440,
  height: 530,
  spaces: [
    { path: [25, 366], notch: [52, 340], task: [79, 366], novice: [79, 408] },
    { path: [25, 262], notch: [52, 236], task: [79, 262], novice: [79, 304] },
    { path: [68, 94], notch: [104, 108], task: [140, 122], novice: [108, 142] },
    { path: [220, 38], notch: [220, 79], task: [220, 121], novice: [254, 134] },
    { path: [372, 94], notch: [336, 108], task: [300, 122], novice: [332, 142] },
    { path: [415, 262], notch: [388, 236], task: [361, 262], novice: [361, 304] },
    { path: [415, 366], notch: [388, 340], task: [361, 366], novice: [361, 408] },
  ],
  stone: "M3 516V214C3 70 106 3 220 3s217 67 217 211v302q0 11-11 11H14q-11 0-11-11z",
  way: "M25 450V262C25 180 40 124 68 94 106 56 160 38 220 38s114 18 152 56c28 30 43 86 43 168V410",
  start: { x: 5, y: 410, width: 84, height: 110 },
  area: { x: 104, y: 168, width: 232, height: 226 },
  gnomes: { x: 98, y: 420, width: 338, card: 54 },
};
