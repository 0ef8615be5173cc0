/** What the inspector says of the pieces of Bonfire. */
import { t } from "../../lib/i18n.svelte";
import type { Proposal } from "../../lib/types";
import type { Inspection, Line } from "../types";
import { counts } from "./counts";
import { isElder } from "./gnomes";
import { hasPrinted, printedOf } from "./printed.svelte";
import { KINDS, pathOf, RESOURCES } from "./types";
import type { BonfireTable, Common, Fire, Guardian, Kind, Resource, Shape } from "./types";
import { DEED_KIND } from "./ui.svelte";

const text = (id: string, args?: Record<string, unknown>): string => t(`piece-bonfire-${id}`, args);
const line = (id: string, args?: Record<string, unknown>): Line => ({ text: t(`now-bonfire-${id}`, args) });
/** One that is called as its label says. */
const plain = (id: string, rule: string, more: Partial<Inspection> = {}): Inspection => ({
  name: "",
  effect: text(id),
  now: [],
  rule,
  ...more,
});

type Tell = (table: BonfireTable, key: string, more: string) => Inspection | null;

function task(table: BonfireTable, key: string, island: string, lit = false): Inspection | null {
  const { shown, teller } = table;
  const print = printedOf(shown.room.id).tasks[key];
  if (!print) return null;
  const { colour, points } = print;
  const fact = shown.facts.tasks?.[key];
  const offering = shown.facts.island[island]?.offering;
  const tiles = teller.count("task", shown.facts.prices?.task?.[island] ?? 1);
  return {
    card: `${lit ? "fire" : "task"} ${key}`,
    name: text("task.name", { colour }),
    kind: text(lit ? "task.lit" : "task.kind", { points }),
    effect: text("task", { condition: teller.word(key) }),
    price: offering ? text("task.price", { tiles, resource: teller.count(offering, 1) }) : undefined,
    now: fact && !lit ? [line(fact.fulfilled ? "fulfilled" : "progress", { have: fact.have, need: fact.need })] : [],
    rule: island ? "B6.3" : "B9.1",
  };
}

function island(table: BonfireTable, name: string): Inspection {
  const { shown, teller } = table;
  const print = printedOf(shown.room.id).islands[name];
  const price = shown.facts.prices?.sail?.[name];
  return {
    card: print?.guardian ? `guardian ${print.guardian}` : `resource ${print?.resource}`,
    name: teller.word(name),
    effect: text(print?.guardian ? "guardian-island" : "island"),
    price: price ? teller.count("ship", price) : undefined,
    now: [],
    rule: "B6.2",
  };
}

function guardian({ teller }: BonfireTable, key: string, where: string): Inspection {
  return {
    card: `guardian ${key}${where && where !== "island" ? ` ${where}` : ""}`,
    name: text("guardian.name", { guardian: key as Guardian }),
    effect: text("guardian"),
    price: where === "island" ? teller.count("guardian", 1) : undefined,
    now: [],
    rule: where === "island" ? "B6.4" : "B6.5",
  };
}

function gnome(table: BonfireTable, key: string, owned: string): Inspection {
  const { shown, teller } = table;
  const resource = printedOf(shown.room.id).gnomes[key] ?? "gold";
  const points = (owned ? undefined : shown.facts.elders?.[key]) ?? 0;
  const [two, one] = [2, 1].map((number) => teller.count("gnome", number));
  return {
    card: `gnome ${key}`,
    name: teller.word(key),
    kind: text(isElder(key) ? "gnome.elder" : "gnome", { resource: teller.word(resource) }),
    effect: teller.word(key, "help"),
    price: owned
      ? undefined
      : text("gnome.price", { tiles: two, resource: teller.count(resource, 1), fewer: one, more: teller.count(resource, 2) }),
    now: points ? [line("points", { number: points })] : [],
    rule: `gnome-${key}`,
  };
}

function path(table: BonfireTable, key: string, where: string): Inspection {
  const { crystal, resource } = pathOf(key);
  const { shown, teller } = table;
  const price = where ? undefined : shown.facts.prices?.build;
  const brings = teller.count(resource, 1, "count-acc");
  return {
    card: `path ${key}`,
    name: text("path-tile.name"),
    kind: teller.word(key),
    effect: crystal ? text("path-tile", { resource: brings, crystal: crystal as Fire }) : text("path-tile.start", { resource: brings }),
    price: price ? teller.count("path", price) : undefined,
    now: [],
    rule: where ? "B6.5" : "B6.1",
  };
}

function portal(table: BonfireTable, shape: string, placed: string): Inspection {
  const fits = table.shown.facts.portals[table.seat]?.includes(shape as Shape);
  return {
    card: `portal ${shape}`,
    name: text("portal.name", { shape: table.teller.word(shape) }),
    effect: text("portal"),
    now: placed ? [] : [line("fits", { fits: fits ? "yes" : "no" })],
    rule: "B6.6d",
  };
}

function ring(table: BonfireTable, space: string): Inspection | null {
  const { shown, teller } = table;
  const print = printedOf(shown.room.id).ring[Number(space) - 1];
  if (!print) return null;
  const price = shown.facts.prices?.fire?.[space];
  const gives = print.gives === "2 points" ? t("bf-points", { number: 2 }) : teller.count(print.gives, 1);
  return {
    card: `tile ${print.kind}`,
    name: text("ring.name", { space: Number(space) }),
    effect: text("ring", { tile: teller.count(print.kind, 1), gives }),
    price: price ? teller.count("great-bonfire", price) : undefined,
    now: [],
    rule: "B6.6",
  };
}

function council(table: BonfireTable, place: string): Inspection | null {
  const { shown, teller } = table;
  const bonus = printedOf(shown.room.id).council[Number(place) - 1];
  if (!bonus) return null;
  const novices = Object.entries(shown.view.council[Number(place) - 1]?.novices ?? {}).filter(([, number]) => number > 0);
  const says = t(`bonus-bonfire-${bonus}`);
  const effect = text("council", { bonus: says.charAt(0).toLocaleUpperCase() + says.slice(1) });
  return {
    card: `council ${bonus}`,
    name: text("council.name", { space: Number(place) }),
    effect: bonus === "gold" ? effect : `${effect} ${text("council.instead")}`,
    now: novices.length ? [line("sits", { who: teller.list(novices.map(([owner]) => teller.word(owner))) })] : [],
    rule: `B11.${place}`,
  };
}

const COMMON_TILE: Partial<Record<Common, Kind>> = { tasks: "task", paths: "path", guardians: "guardian", gnomes: "gnome" };

function common({ shown, seat }: BonfireTable, key: string): Inspection {
  const which = key as Common;
  const [have, need] = [counts(shown.view.cities[seat])[which], printedOf(shown.room.id).commons[which]];
  return {
    card: COMMON_TILE[which] ? `tile ${COMMON_TILE[which]}` : "portal rhomb",
    name: t(`common-bonfire-${key}`),
    kind: text("common.kind"),
    effect: text("common"),
    now: [line("progress", { have, need })],
    rule: "B10.1",
  };
}

function countdown({ shown: { view, facts } }: BonfireTable): Inspection {
  const number = view.countdown_tile || view.countdown_pile;
  return {
    icon: "hourglass",
    name: t("bf-countdown"),
    effect: text("countdown"),
    now: [view.counting ? line("counting", { number }) : line("novices", { number: facts.novices, goal: facts.countdown_at })],
    rule: "B12.1",
  };
}

function tile(table: BonfireTable, key: string): Inspection {
  const choices = table.options.filter((option) => DEED_KIND[option.family] === key).length;
  const held = table.shown.view.cities[table.seat]?.tiles[key as Kind] ?? 0;
  return {
    card: `tile ${key}`,
    name: table.teller.word(key),
    kind: text("tile-kind"),
    effect: text(`tile-${key}`),
    now: [line("have", { number: held }), ...(table.active && key !== "yellow" ? [line("targets", { number: choices })] : [])],
    rule: key,
  };
}

function resource(table: BonfireTable, key: string): Inspection {
  const kind = key === "gold" ? "resource-gold" : "resource-basic";
  return {
    card: `resource ${key}`,
    name: table.teller.word(key),
    kind: text(`${kind}.kind`),
    effect: text(kind),
    now: [line("have", { number: table.shown.view.cities[table.seat]?.resources[key as Resource] ?? 0 })],
    rule: key,
  };
}

/** By the kind of piece. */
export const PIECES: Record<string, Tell> = {
  task,
  fire: (table, key) => task(table, key, "", true),
  island,
  guardian,
  gnome,
  path,
  portal,
  ring,
  council,
  common,
  countdown,
  tile,
  resource,
  fate: (_, key) => plain("fate", "B4.2", { card: `fate ${key}`, name: text("fate.name"), price: text("fate.price") }),
  "first-tile": (_, key) => plain("first-tile", "B2.10", { card: `fate ${key}`, name: text("first-tile.name") }),
  square: () => plain("square", "B4.3", { name: text("square.name") }),
  "left-offering": (_, seat) => plain("left-offering", "B6.3b", { card: `offering ${seat}` }),
  offering: (_, seat, shows) => plain("offering", "B6.3b", { card: `offering ${seat} ${shows}`, name: text("offering.name") }),
  "path-pile": () => plain("path-pile", "B6.1", { icon: "path" }),
  "new-display": () => plain("new-display", "B6.1c", { icon: "rotate", name: text("new-display.name") }),
  "path-space": (_, space) => plain("path-space", "B6.1", { icon: "path", name: text("path-space.name", { space: Number(space) }) }),
  "task-space": (_, space, value) => ({
    icon: "task",
    name: text("task-space.name", { space: Number(space) }),
    effect: text("task-space", { value: Number(value) }),
    now: [],
    rule: "B1.6",
  }),
  notch: ({ teller }, space, shape) => ({
    card: `notch ${shape}`,
    name: text("notch.name", { space: Number(space) }),
    effect: text("notch", { shape: teller.word(shape) }),
    now: [],
    rule: "B6.6d",
  }),
  start: () => plain("start", "B6.5", { card: "guardian own" }),
  march: () => plain("march", "B6.5", { card: "tile guardian" }),
  stay: () => plain("stay", "B6.5", { icon: "pause" }),
  ship: () => plain("ship", "B6.2", { icon: "ship" }),
  starts: () => plain("starts", "B2.7", { icon: "flag" }),
  tom: (_, card) => plain("tom", "B14.3", { card: `tom ${card}` }),
  pair: (_, key) => plain("pair", key === "tile" ? "B5.2" : "B5.3", { icon: "any" }),
  "gnome-price": () => plain("gnome-price", "B6.7", { card: "tile gnome" }),
};

/** Null also while a new table is shown whose printed values are still on their way. */
export function inspect(is: string, table: BonfireTable): Inspection | null {
  if (!hasPrinted(table.shown.room.id)) return null;
  const [kind = "", key = "", more = ""] = is.split(" ");
  return PIECES[kind]?.(table, key, more) ?? null;
}

/** What an act would leave the player with: tiles, resources, points. */
export function changes(table: BonfireTable, { price, events }: Proposal): Line[] {
  const city = table.shown.view.cities[table.seat];
  const moved = new Map<string, number>();
  const move = (kind: string, number: number) => moved.set(kind, (moved.get(kind) ?? 0) + number);
  let points = 0;
  for (const part of price) move(part.kind, -part.number);
  for (const event of events) {
    if (event.seat !== table.seat) continue;
    if (event.name === "gained-tiles" || event.name === "gained-resources") move(String(event.args[0]), Number(event.args[1]));
    else if (event.name === "gained-points") points += Number(event.args[0]);
  }
  const held: Record<string, number> = { ...city?.tiles, ...city?.resources };
  const lines = [...KINDS, ...RESOURCES]
    .filter((kind) => moved.get(kind))
    .map((kind) => ({
      card: (KINDS as readonly string[]).includes(kind) ? `tile ${kind}` : `resource ${kind}`,
      text: table.teller.word(kind),
      from: held[kind] ?? 0,
      to: (held[kind] ?? 0) + moved.get(kind)!,
    }));
  return points ? [...lines, { icon: "star", text: t("now-bonfire-points", { number: points }) }] : lines;
}
