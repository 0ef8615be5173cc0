/** What is said of a good move: the deeds of it in plain sentences, why it is good, and what may be expected of it. */
import { gameOf } from "../games";
import { t } from "./i18n.svelte";
import type { Teller } from "./teller";
import type { GameEvent, Hint, Title } from "./types";

export type Reasoned = Pick<Hint, "gains" | "costs" | "prepares">;

/** The deeds of a seat that can be seen on the board, each told in a sentence; payments and gains go without saying. */
export function deedsOf(title: Title, events: GameEvent[], seat: number, teller: Teller): string[] {
  const story = gameOf(title)?.story;
  const own = events.filter((event, at) => event.seat === seat && story && !story.quiet(events, at) && story.picture(event, teller));
  return own.flatMap((event) => teller.tell([event]));
}

export function whyOf({ gains, costs, prepares }: Reasoned, teller: Teller): string[] {
  const points = (better: boolean) =>
    Object.entries(gains)
      .filter(([, number]) => number > 0 === better)
      .map(([source, number]) => t(better ? "hint-points" : "hint-loses", { source: teller.source(source), points: Math.abs(number) }));
  const things = (all: Reasoned["costs"]) => teller.list(all.map((one) => teller.thing(one)));
  const [up, down] = [points(true), points(false)];
  return [
    ...(up.length ? [t("hint-scores", { gains: teller.list(up) })] : []),
    ...(prepares.length ? [t("hint-sets-up", { things: things(prepares) })] : []),
    ...(costs.length ? [t("hint-pays", { costs: things(costs) })] : []),
    ...(down.length ? [t("hint-gives-up", { losses: teller.list(down) })] : []),
  ];
}

/** How the game would end, in whole points. */
export function outlookOf(margin: number): string {
  const points = Math.round(Math.abs(margin));
  if (points === 0) return t("hint-even");
  return t(margin > 0 ? "hint-ahead" : "hint-behind", { points });
}

/** A move that is only pointed at. */
export function pointedAt(move: string): Hint {
  const nothing = { scores: [], gains: {}, costs: [], prepares: [], events: [], sources: {} };
  return { move, margin: 0, win: 0, exact: false, line: [move], then: "", ...nothing };
}
