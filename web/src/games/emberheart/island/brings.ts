/** What a crest at the Warehouse or the Fire Station brings, as signs: as printed, or with what one's heroes add where the move is known. */
import type { GameEvent } from "../../../lib/types";

const HIRELINGS = 4;

function sum(events: GameEvent[], of: (event: GameEvent) => unknown): number {
  return events.reduce((total, event) => total + Number(of(event) ?? 0), 0);
}

function gained(events: GameEvent[]): { gear: number; hirelings: number } {
  return {
    gear: sum(events, ({ name, args }) => (name === "gained-gear" ? args[0] : 0)),
    hirelings: sum(events, ({ name, args }) => (name === "gained-followers" && args[0] === "hireling" ? args[1] : 0)),
  };
}

/** The Merchant adds gear, the Overseer a hireling (E14.16, E14.24). */
export function atWarehouse(events?: GameEvent[]): string {
  const { gear, hirelings } = events ? gained(events) : { gear: 2, hirelings: 0 };
  return `+${gear} gear${hirelings ? ` +${hirelings} hireling` : ""}`;
}

/** Nobody gets more hirelings than are printed but with the Squire, who keeps the flame down too (E14.26). */
export function atStation(crests: number, events?: GameEvent[]): string {
  const hirelings = events ? gained(events).hirelings : HIRELINGS * crests;
  return `+${hirelings} hireling${hirelings > HIRELINGS * crests ? "" : " +1 fire"}`;
}
