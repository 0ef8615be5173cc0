/** What happened as pictures: the signs of an act, what it cost and brought, and the places on the board that took part in it. */
import type { IconName } from "../art/names";
import type { Teller } from "./teller";
import type { GameEvent } from "./types";

export interface Sign {
  icon: IconName;
  colour?: string;
  ground?: string;
  /** A name or a number beside the symbol. */
  text?: string;
  /** A card that may be drawn in the place of the symbol. */
  card?: string;
}

/** Pieces that came or went. */
export interface Amount extends Sign {
  number: number;
}

/** What an event shows. Of several names of a place, the first that can be seen counts. */
export interface Picture {
  signs: Sign[];
  from?: string[];
  to?: string[];
}

/** What stands around an event: what came after it in the same act, and the view of the table where one is at hand. */
export interface Scene {
  after: GameEvent[];
  view?: unknown;
}

/** How a game shows its events. */
export interface Storyteller {
  /** Events that are nobody's act. */
  apart: string[];
  /** Whether an event goes without a picture, and stays with the one before it. */
  quiet(events: GameEvent[], at: number): boolean;
  picture(event: GameEvent, teller: Teller, scene: Scene): Picture | null;
  amount(event: GameEvent): Amount | null;
  /** A piece of the supply, and where a seat keeps it on the board. */
  piece(kind: string, seat: number): (Sign & { place: string }) | null;
}

/** One thing that a seat did, or that happened to all: seat null. */
export interface Part {
  seat: number | null;
  events: GameEvent[];
}

export interface Story {
  signs: Sign[];
  amounts: Amount[];
  from: string[][];
  to: string[][];
}

const TURN = "turn-began";

/** The events of an act of a seat, divided among those whom they are about. */
export function partsOf(seat: number, events: GameEvent[], story?: Storyteller): Part[] {
  const parts: Part[] = [{ seat, events: [] }];
  events.forEach((event, at) => {
    if (event.name === TURN) return;
    let last = parts.at(-1)!;
    if (!story?.quiet(events, at)) {
      const apart = story?.apart.includes(event.name) ?? false;
      const who = apart ? null : (event.seat ?? last.seat);
      const another = apart && last.events.length > 0 && last.events[0]!.name !== event.name;
      if (who !== last.seat || another) parts.push((last = { seat: who, events: [] }));
    }
    last.events.push(event);
  });
  return parts.length > 1 && !parts[0]!.events.length ? parts.slice(1) : parts;
}

/** `view`: of the table that shows the act. */
export function storyOf(events: GameEvent[], teller: Teller, story?: Storyteller, view?: unknown): Story {
  const found: Story = { signs: [], amounts: [], from: [], to: [] };
  events.forEach((event, at) => {
    if (!story || story.quiet(events, at)) return;
    const picture = story.picture(event, teller, { after: events.slice(at + 1), view });
    found.signs.push(...(picture?.signs ?? []));
    if (picture?.from) found.from.push(picture.from);
    if (picture?.to) found.to.push(picture.to);
    const amount = story.amount(event);
    if (amount) addTo(found.amounts, amount);
  });
  found.amounts = found.amounts.filter((amount) => amount.number !== 0).sort((one, other) => one.number - other.number);
  return found;
}

function addTo(amounts: Amount[], amount: Amount): void {
  const same = amounts.find((one) => one.icon === amount.icon && one.colour === amount.colour);
  if (same) same.number += amount.number;
  else amounts.push({ ...amount });
}

/** Sentences about a seat that stand behind its name: the name is not said again. */
export function withoutName(sentences: string[], name: string): string[] {
  return sentences.map((text) => {
    const rest = text.startsWith(name) ? text.slice(name.length) : "";
    return /^:? /.test(rest) ? rest.replace(/^:? /, "") : text;
  });
}
