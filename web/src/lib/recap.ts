/** What a round brought each seat. */
import type { ActLine } from "./log";
import { storyOf } from "./story";
import type { Sign, Storyteller } from "./story";
import type { Teller } from "./teller";

export interface Recap {
  /** How many moves had been made when the round began. */
  from: number;
  /** The cards that each seat took. */
  took: Sign[][];
}

/** The round that ended with the act after so many moves; null where none did. */
export function recapOf(acts: ActLine[], at: number, rounds: string[], seats: number, teller: Teller, story: Storyteller): Recap | null {
  const ends = ({ events }: ActLine) => events.some((event) => rounds.includes(event.name));
  const last = acts.findIndex((act) => act.number === at);
  if (last < 0 || !ends(acts[last]!)) return null;
  const first = acts.slice(0, last).findLastIndex(ends) + 1;
  const events = acts.slice(first, last + 1).flatMap((act) => act.events);
  const took = Array.from({ length: seats }, (_, seat) => {
    const own = events.filter((event) => event.seat === seat && event.name.startsWith("took-"));
    return storyOf(own, teller, story).signs.filter((sign) => sign.card !== undefined);
  });
  return { from: acts[first - 1]?.number ?? 0, took };
}
