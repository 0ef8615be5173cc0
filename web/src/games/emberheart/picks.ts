/** The reward phase in its order: who picks where and when, what each took, and whose turn comes next. */
import type { GameEvent } from "../../lib/types";
import { NEUTRAL, PLACES, partyAt } from "./model";
import type { Facts, Followers, PlaceName, View } from "./model";

export interface Standing {
  seat: number;
  space: number;
  own: boolean;
}

/** The parties of a place in the order in which they pick, with one more of a seat on a space. */
export function orderWith(order: [number, number][], seat: number, space: number): Standing[] {
  const others = order.filter(([who, at]) => who < NEUTRAL && at !== space).map(([who, at]) => ({ seat: who, space: at, own: false }));
  return [...others, { seat, space, own: true }].sort((one, other) => other.space - one.space);
}

/** One pick of a reward phase: the card that was taken, or none and the gear instead. */
export interface Pick {
  place: PlaceName;
  seat: number;
  card: string | null;
  /** Where it is told. */
  space: number | null;
  gear: number;
  /** After how many moves it was made. */
  number: number;
}

const TOOK: Record<string, PlaceName> = {
  "took-hero": "guild",
  "took-tavern": "tavern",
  "took-preserve": "preserve",
  "took-garrison": "garrison",
};
/** What happens in the action phase: what was taken before it is no pick of this round's rewards. */
const ACTIONS = new Set(["sent-party", "crest-at", "took-aide", "new-round"]);

/** The place that a card was taken from. */
export function placeOf({ name, args }: GameEvent): PlaceName | null {
  if (name === "took-dragon") return /^(captive|exotic)/.test(String(args[0])) ? "camp" : "mountain";
  return TOOK[name] ?? null;
}

function pickOf(events: GameEvent[], at: number, number: number): Pick | null {
  const event = events[at]!;
  const { seat, name, args } = event;
  if (seat === null) return null;
  const place = placeOf(event);
  if (place) return { place, seat, card: String(args[0]), space: null, gear: 0, number };
  const next = events[at + 1];
  if (name !== "came-back" || next?.name !== "gained-gear" || next.seat !== seat) return null;
  return { place: args[0] as PlaceName, seat, card: null, space: Number(args[1]), gear: Number(next.args[0]), number };
}

/** The picks of the latest reward phase, up to a move. */
export function picksOf(acts: { number: number; events: GameEvent[] }[], upTo: number): Pick[] {
  let picks: Pick[] = [];
  for (const { number, events } of acts.filter((act) => act.number <= upTo)) {
    events.forEach((event, at) => {
      if (ACTIONS.has(event.name)) picks = [];
      const pick = pickOf(events, at, number);
      if (pick) picks.push(pick);
    });
  }
  return picks;
}

/** The place of the last pick among some events. */
export function placeOfPick(events: GameEvent[]): PlaceName | null {
  return picksOf([{ number: 0, events }], 0).at(-1)?.place ?? null;
}

/** The place whose parties pick; those that climb come after the others of the Mountain. */
export function presentPlace({ phase, climb, rewarding }: Facts): PlaceName | null {
  return phase === "reward" ? (climb ? "mountain" : rewarding) : null;
}

/** A party as it stood when the place was reached. */
export interface Lined {
  seat: number;
  space: number;
  followers: Followers;
  companion: boolean;
}

export interface Plate extends Lined {
  state: "waits" | "now" | "took" | "home";
  cards: string[];
  gear: number;
}

/** The parties that stand at a place now. */
export function linedUp(view: View, facts: Facts, place: PlaceName): Lined[] {
  const there = (facts.order[place] ?? []).filter(([seat]) => seat !== NEUTRAL);
  return there.map(([seat, space]) => {
    const { followers, companion } = partyAt(view, place, space);
    return { seat, space, followers, companion: companion === 1 };
  });
}

/** Each pick with the party that made it: where no space is told, the first one of its seat that has not picked yet. */
function shared(lined: Lined[], picks: Pick[]): Map<number, Pick[]> {
  const made = new Map<number, Pick[]>();
  for (const pick of picks) {
    const own = lined.filter(({ seat, space }) => seat === pick.seat && (pick.space ?? space) === space);
    const party = own.find(({ space }) => !made.has(space)) ?? own[0];
    if (party) made.set(party.space, [...(made.get(party.space) ?? []), pick]);
  }
  return made;
}

/** The plates of a place in pick order, highest space first; on the Mountain those that climb come first, in their line. */
export function platesOf(lined: Lined[], picks: Pick[], view: View, facts: Facts, place: PlaceName): Plate[] {
  const made = shared(
    lined,
    picks.filter((pick) => pick.place === place),
  );
  const present = presentPlace(facts) === place;
  const line = place === "mountain" ? (facts.climb?.line ?? null) : null;
  const waits = (space: number) => {
    const there = partyAt(view, place, space);
    return line ? line.some((one) => one.space === space) : there.seat !== null && !there.took;
  };
  const sorted = [...lined].sort((one, other) => other.space - one.space);
  const rank = (space: number) => (line ? line.findIndex((one) => one.space === space) : -1);
  if (line) sorted.sort((one, other) => ((rank(one.space) + 99) % 99) - ((rank(other.space) + 99) % 99));
  const next = present ? sorted.find(({ space }) => waits(space))?.space : undefined;
  return sorted.map((party) => {
    const own = made.get(party.space) ?? [];
    const cards = own.flatMap(({ card }) => (card ? [card] : []));
    const gear = own.reduce((sum, pick) => sum + pick.gear, 0);
    const state = waits(party.space) ? (party.space === next ? "now" : "waits") : gear && !cards.length ? "home" : "took";
    return { ...party, state, cards, gear };
  });
}

export interface Next {
  place: PlaceName;
  space: number;
  /** How many pick before. */
  before: number;
}

/** The next pick of a seat, and how many come before it; null where none is left. */
export function nextPick(view: View, facts: Facts, seat: number): Next | null {
  const present = presentPlace(facts);
  let before = 0;
  if (!present) return null;
  for (const { space, seat: who } of facts.climb?.line ?? []) {
    if (who === seat) return { place: "mountain", space, before };
    before += 1;
  }
  for (const place of PLACES.slice(PLACES.indexOf(present) + (facts.climb ? 1 : 0))) {
    for (const party of linedUp(view, facts, place)) {
      if (partyAt(view, place, party.space).took) continue;
      if (party.seat === seat) return { place, space: party.space, before };
      before += 1;
    }
  }
  return null;
}
