/** The events of Bonfire as pictures. */
import type { IconName } from "../../art/names";
import type { Amount, Picture, Scene, Sign, Storyteller } from "../../lib/story";
import type { GameEvent } from "../../lib/types";
import { GUARDIAN_COLOUR, KIND_COLOUR, KIND_ICON, seatColour, SHAPE_ICON } from "./looks";
import { placeOf } from "./types";
import type { Kind, Shape, View } from "./types";

const FIRE: Sign = { icon: "bonfire", colour: "var(--act-fire)" };
const SHIP: Sign = { icon: "ship", colour: "var(--act-ship)" };
const TASK: Sign = { icon: "task", colour: "var(--act-task)" };

function guardian(name: unknown, seat: number | null): Sign {
  const colour = GUARDIAN_COLOUR[String(name).toLowerCase() as keyof typeof GUARDIAN_COLOUR];
  return { icon: "guardian", colour: colour ?? seatColour(seat ?? 0) };
}

/** The Task Islands are called by their number, those of the Guardians by whom they hold. */
function island(name: unknown): Sign {
  return /^T\d/.test(String(name)) ? { icon: "flag", text: String(name) } : guardian(name, null);
}

function citySpace(seat: number | null, name: unknown): string {
  const place = placeOf(name === null ? null : String(name));
  if (!place || place.where === "start") return `city-${seat}-start`;
  return `city-${seat}-${place.where === "path" ? "path" : "task"}-${place.space}`;
}

type Draw = (event: GameEvent, own: (place: string) => string[], scene: Scene) => Picture;

/** Where a Path Tile comes from: the place of the display that is filled again, that shows it still, or the pile. */
export function pathSource(tile: unknown, { after, view }: Scene): string {
  const next = after.find(({ name }) => name === "built-path" || name === "turned-up-path");
  if (next?.name === "turned-up-path") return `paths-${Number(next.args[1]) + 1}`;
  const at = (view as Partial<View> | undefined)?.path_display?.indexOf(String(tile)) ?? -1;
  return at < 0 ? "paths-pile" : `paths-${at + 1}`;
}

const PICTURES: Record<string, Draw> = {
  "placed-fate": ({ args }, own) => ({ signs: [{ icon: "dice", card: `fate ${args[0]}` }], to: own("fate") }),
  "built-path": ({ args }, own, scene) => ({
    signs: [{ icon: "path", colour: "var(--act-path)", card: `path ${args[0]}` }],
    from: [pathSource(args[0], scene)],
    to: own(`path-${args[1]}`),
  }),
  sailed: ({ args }) => ({ signs: [SHIP, island(args[1])], from: [`island-${args[0]}`], to: [`island-${args[1]}`] }),
  "took-task": ({ args }, own) => ({
    signs: [{ ...TASK, card: `task ${args[0]}` }],
    from: [`island-${args[1]}`],
    to: own(`task-${Number(args[2]) + 1}`),
  }),
  "took-guardian": ({ seat, args }, own) => ({
    signs: [guardian(args[0], seat)],
    from: [`island-${String(args[0]).toUpperCase()}`],
    to: own("start"),
  }),
  marched: ({ seat, args }) => ({
    signs: [guardian(args[0], seat), { icon: "chevron-right" }],
    from: [citySpace(seat, args[1] ?? null), `seat-${seat}`],
    to: [citySpace(seat, args[2] ?? null), `seat-${seat}`],
  }),
  "turned-fire": ({ args }) => ({ signs: [FIRE], from: [`ring-${Number(args[0]) + 1}`], to: [`ring-${Number(args[1]) + 1}`] }),
  "took-portal": ({ args }, own) => ({
    signs: [{ icon: SHAPE_ICON[args[0] as Shape], colour: "#d9bcff" }],
    to: own(`portal-${args[1]}`),
  }),
  "took-gnome": ({ args }, own) => ({
    signs: [{ icon: "gnome", colour: "var(--act-gnome)", card: `gnome ${args[0]}` }],
    from: [`gnomes-${args[0]}`],
    to: own("gnomes"),
  }),
  ignited: ({ args }, own) => ({
    signs: [{ icon: "flame", colour: "var(--ember)", ground: "var(--best)", card: `fire ${args[0]}` }],
    to: own(`task-${Number(args[1]) + 1}`),
  }),
  "sent-novice": ({ args }) => ({
    signs: [{ icon: "novice", colour: seatColour(String(args[1])) }],
    to: [`council-${Number(args[2]) + 1}`],
  }),
  "met-common": ({ args }) => ({ signs: [{ icon: "check", colour: "var(--ok)" }], to: [`common-${args[0]}`] }),
  "countdown-began": () => ({ signs: [{ icon: "hourglass" }], to: ["countdown"] }),
  "countdown-tile": ({ args }) => ({ signs: [{ icon: "hourglass", text: String(args[0]) }], to: ["countdown"] }),
  passed: () => ({ signs: [{ icon: "hourglass" }] }),
  "went-out": () => ({ signs: [{ icon: "hourglass" }] }),
  shuffled: () => ({ signs: [{ icon: "rotate" }] }),
  "tom-turned-up": ({ args }) => ({ signs: [{ icon: "copy", card: `tom ${args[0]}` }], from: ["tom-card"] }),
  "tom-showed-gnome": ({ args }) => ({ signs: [{ icon: args[1] as IconName }] }),
  "tom-idle": () => ({ signs: [{ icon: "block" }] }),
  ended: () => ({ signs: [{ icon: "trophy" }] }),
};
PICTURES["tom-took-task"] = PICTURES["took-task"]!;

/** Pieces of the supply: one more or one fewer of a kind. */
const SIGNS: Record<string, number> = {
  "gained-tiles": 1,
  "gained-resources": 1,
  "paid-tiles": -1,
  "paid-resources": -1,
  "threw-away": -1,
};

function amount({ name, args }: GameEvent): Amount | null {
  if (name === "gained-points") return { icon: "star", colour: "var(--ember-2)", number: Number(args[0]) };
  const sign = SIGNS[name];
  if (!sign) return null;
  return { ...lookOf(String(args[0])), number: sign * Number(args[1]) };
}

function lookOf(kind: string): Sign {
  return kind in KIND_ICON ? { icon: KIND_ICON[kind as Kind], colour: KIND_COLOUR[kind as Kind] } : { icon: kind as IconName };
}

export const story: Storyteller = {
  apart: ["countdown-began", "countdown-tile", "shuffled", "ended"],
  quiet: () => false,
  picture: (event, teller, scene) => {
    const own = (place: string) => [`city-${event.seat}-${place}`, `seat-${event.seat}`];
    const found = PICTURES[event.name]?.(event, own, scene) ?? null;
    if (event.name === "took-gnome") found!.signs[0]!.text = teller.word(String(event.args[0]));
    return found;
  },
  amount,
  piece: (kind, seat) => ({ ...lookOf(kind), place: `supply-${seat}-${kind}` }),
};
