/** The way of an act over the board: for each part of it where it comes from and where it goes. */
import { gameOf } from "../games";
import type { Teller } from "./teller";
import type { GameEvent, Title } from "./types";

/** Of several names of a place, the first that can be seen counts. */
export interface Stroke {
  from: string[];
  to: string[];
}

/** The strokes of what a seat does; what others do in answer is left out. `view`: of the table before it. */
export function strokesOf(title: Title, events: GameEvent[], seat: number, teller: Teller, view?: unknown): Stroke[] {
  const story = gameOf(title)?.story;
  if (!story) return [];
  return events.flatMap((event, at) => {
    if (event.seat !== seat || story.quiet(events, at)) return [];
    const { from = [], to = [] } = story.picture(event, teller, { after: events.slice(at + 1), view }) ?? {};
    return from.length || to.length ? [{ from, to }] : [];
  });
}
