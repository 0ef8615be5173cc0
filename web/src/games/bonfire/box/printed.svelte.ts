/** The set of the editor as the pieces of the table read it. A Task is named by its place and its number there. */
import { showPrinted } from "../printed.svelte";
import type { Area, Printed, PrintedTask, Square } from "../printed.svelte";
import type { Guardian, Resource } from "../types";

export const BOX = "box";

type Set = Record<string, any>;

const EMPTY: Area = { inside: [], first_tile: [], gold: [], yellow: [], highlighted: [], outer: [] };
/** What lies on an island: the routes name their islands only. */
let islands: Record<string, { resource?: Resource; guardian?: Exclude<Guardian, "own"> }> = $state.raw({});
export const islandOf = (name: string): (typeof islands)[string] => islands[name] ?? {};

const printed: Pick<Printed, "area" | "gnomes" | "tasks"> = $state({ area: EMPTY, gnomes: {}, tasks: {} });

/** The set after a change. */
export function show(set: Set): void {
  islands = set["islands"] ?? {};
  printed.area = areaOf(set["fate-area"]?.rows);
  printed.gnomes = gnomesOf({ ...set["specialists"], ...set["elders"] });
  printed.tasks = tasksOf(set["tasks"]);
  showPrinted(BOX, printed as Printed);
}

const list = (value: unknown): any[] => (Array.isArray(value) ? value : []);
export const wordsIn = (value: unknown): string[] => (typeof value === "string" ? value.split(/\s+/).filter(Boolean) : []);

function areaOf(rows: unknown): Area {
  const squares = list(rows).flatMap((row, r) => wordsIn(row).map((signs, c) => ({ signs, at: [r + 1, c + 1] as Square })));
  const having = (test: (signs: string) => boolean) => squares.filter(({ signs }) => test(signs)).map(({ at }) => at);
  const inside = having((signs) => signs !== "-");
  const columns = inside.map(([, column]) => column);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  return {
    inside,
    first_tile: having((signs) => signs.includes("F")),
    gold: having((signs) => signs.includes("G")),
    yellow: having((signs) => signs.includes("Y")),
    highlighted: having((signs) => signs.includes("*")),
    outer: inside.filter(([, column]) => column === first || column === last),
  };
}

function gnomesOf(gnomes: Set): Record<string, Resource> {
  return Object.fromEntries(Object.entries(gnomes).flatMap(([key, gnome]) => (gnome?.resource ? [[key, gnome.resource]] : [])));
}

/** The Tasks of a row of the set: one for each thing it shows. */
export function shownBy(row: Set): string[][] {
  const each = list(row["each"]).map(wordsIn);
  return each.length ? each : [[]];
}

function tasksOf(tasks: Set | undefined): Record<string, PrintedTask> {
  const found: Record<string, PrintedTask> = {};
  for (const colour of ["blue", "red", "yellow"] as const)
    list(tasks?.[colour]).forEach((row, at) =>
      shownBy(row).forEach((shown, number) => {
        const { condition: kind, number: asked = null, points } = row;
        found[`tasks.${colour}[${at + 1}] ${number}`] = { colour, kind, shown, number: asked, points };
      }),
    );
  return found;
}
