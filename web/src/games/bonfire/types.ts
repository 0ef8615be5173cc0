/** The view and the facts of Bonfire as the server writes them (docs/protocol.md). */
import type { TableModel } from "../../lib/types";

export const RESOURCES = ["blossom", "fruit", "herb", "shell", "root", "gold"] as const;
export const KINDS = ["path", "ship", "task", "guardian", "great-bonfire", "gnome", "yellow"] as const;
export const FIRES = ["blue", "red", "yellow"] as const;
export const GUARDIANS = ["own", "pink", "grey", "brown", "blue"] as const;
export const SHAPES = ["ring", "peak", "square", "rhomb", "star", "moon", "waves"] as const;
export const COMMONS = ["tasks", "portals", "paths", "guardians", "gnomes"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Kind = (typeof KINDS)[number];
export type Fire = (typeof FIRES)[number];
export type Guardian = (typeof GUARDIANS)[number];
export type Shape = (typeof SHAPES)[number];
export type Common = (typeof COMMONS)[number];

export interface City {
  board: string;
  tiles: Record<Kind, number>;
  resources: Record<Resource, number>;
  earned: Record<string, number>;
  tasks: (string | null)[];
  lit: number[];
  novices: number[];
  paths: string[];
  portals: number[];
  guardians: Record<Guardian, string | null>;
  gnomes: Record<string, number>;
  ship: string | null;
  column: string[];
  first_tile: string | null;
  cells: number[];
  symbols: Kind[];
  out: number;
  passed: number;
  offerings: { left: Pile; right: Pile; "face-down": string[] };
}

export interface Pile {
  count: number;
  open: Resource | null;
}

export interface Island {
  tasks: (string | null)[];
  owners: (number | null)[];
  offerings: (Resource | null)[];
}

export interface View {
  players: number;
  seats: number;
  start: number;
  turn: number;
  counting: number;
  countdown_pile: number;
  countdown_tile: number;
  islands: Record<string, Island>;
  guardians: Record<string, number>;
  ring: { portals: Record<Shape, number> }[];
  pointer: number;
  fire_used: number;
  council: { novices: Record<string, number> }[];
  neutral: Record<Common, number>;
  path_display: (string | null)[];
  path_pile: { count: number; contents: string[] };
  gnome_display: (string | null)[];
  gnome_pile: { count: number; contents: string[] };
  elders: Record<string, number>;
  tom_pile: { count: number };
  tom_discard: number[];
  tom_played: number;
  tom_novices: number;
  cities: City[];
}

export interface Progress {
  need: number;
  have: number;
  fulfilled: boolean;
  points: number;
}

export interface Facts {
  /** The figures of the decision; which are there depends on it. */
  asked: {
    tile?: string;
    squares?: [number, number][];
    end?: "top" | "bottom";
    gnome?: string;
    guardian?: Guardian | null;
    /** Who may go next in a Procession. */
    guardians?: Guardian[];
    place?: number;
  };
  prices?: { sail?: Record<string, number>; build?: number; fire?: Record<string, number>; task?: Record<string, number> };
  tasks?: Record<string, Progress>;
  /** What each Elder would bring the player at once. */
  elders?: Record<string, number>;
  novices: number;
  countdown_at: number;
  round_left: number | null;
  notch: (number | null)[];
  /** The shapes that fit a notch of each seat now. */
  portals: Shape[][];
  island: Record<string, { offering: Resource | null; neighbours: string[] }>;
}

export type BonfireTable = TableModel<View, Facts>;

/** The row and the column of a square of the Fate Area; 1,1 is the top left one of the printed box. */
export function squareOf(cell: number): [number, number] {
  return [Math.floor(cell / 11) - 1, (cell % 11) - 1];
}

/** The three symbols of a Fate Tile, from its name. */
export function symbolsOf(tile: string): Kind[] {
  return (tile.match(/great-bonfire|path|ship|task|guardian|gnome/g) ?? []) as Kind[];
}

/** The crystal and the resource of a Path Tile, from its name. */
export function pathOf(tile: string): { crystal: Fire | null; resource: Resource } {
  const [crystal, resource] = tile.split("-");
  if (tile === "starting-tile") return { crystal: null, resource: "gold" };
  return { crystal: crystal as Fire, resource: resource as Resource };
}

/** The place of a Guardian: START, a path space or a Bonfire. */
export function placeOf(place: string | null): { where: "start" | "path" | "bonfire"; space: number } | null {
  if (!place) return null;
  if (place === "start") return { where: "start", space: 0 };
  const [where, space] = place.split("-");
  return { where: where as "path" | "bonfire", space: Number(space) };
}
