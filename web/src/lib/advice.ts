/** What is said about a good move: its deeds in plain sentences, why it is good, and what to expect of it. */
import { gameOf } from "../games";
import { signed, t } from "./i18n.svelte";
import type { Teller } from "./teller";
import type { GameEvent, Hint, Option, Title } from "./types";

export type Reasoned = Pick<Hint, "gains" | "costs" | "prepares" | "then">;

/** The events of a seat that can be seen on the board, without payments and gains. */
function deedsIn(title: Title, events: GameEvent[], seat: number, teller: Teller): GameEvent[] {
  const story = gameOf(title)?.story;
  return events.filter(
    (event, at) => event.seat === seat && story && !story.quiet(events, at) && story.picture(event, teller, { after: [] }),
  );
}

/** The deeds of a seat, one sentence for each. */
export function deedsOf(title: Title, events: GameEvent[], seat: number, teller: Teller): string[] {
  return deedsIn(title, events, seat, teller).flatMap((event) => teller.tell([event]));
}

/** The name of a move in a hint or a lesson: what its button says or, if the move only begins an act, what it does. */
export function named(title: Title, option: Option | undefined, deed: string | undefined, teller: Teller): string {
  const begins = option && gameOf(title)?.beginnings?.includes(option.family);
  return option && (!begins || !deed) ? teller.move(option) : (deed ?? "");
}

/** The same advice without the things that its deeds already mention. */
export function untold<Advice extends Reasoned>(title: Title, advice: Advice, events: GameEvent[], seat: number, teller: Teller): Advice {
  const told = deedsIn(title, events, seat, teller).map(({ name }) => gameOf(title)?.tells?.[name]);
  return { ...advice, prepares: advice.prepares.filter(({ kind }) => !told.includes(kind)) };
}

/** What changes on the score sheet, the largest gain first: `+4 for dragons`. */
export function pointsOf(gains: Reasoned["gains"], teller: Teller): string[] {
  return Object.entries(gains)
    .filter(([, number]) => number !== 0)
    .sort(([, one], [, other]) => other - one)
    .map(([source, number]) => `${signed(number)} ${teller.source(source, "for")}`);
}

/** Why a move is good: what it gets, what it costs, what changes on the score sheet, and what is revealed after it. */
export function whyOf({ gains, costs, prepares, then }: Reasoned, teller: Teller): string[] {
  const things = (all: Reasoned["costs"]) => teller.list(all.map((one) => teller.thing(one)));
  const points = pointsOf(gains, teller);
  const revealed = teller.then(then);
  return [
    ...(prepares.length ? [t("hint-sets-up", { things: things(prepares) })] : []),
    ...(costs.length ? [t("hint-pays", { costs: things(costs) })] : []),
    ...(points.length ? [t("hint-points", { points: points.join(", ") })] : []),
    ...(revealed ? [t("hint-then", { what: revealed })] : []),
  ];
}

/** How far ahead or behind the player is expected to end, in whole points. */
export function outlookOf(margin: number): string {
  const points = Math.round(Math.abs(margin));
  if (points === 0) return t("hint-even");
  return t(margin > 0 ? "hint-ahead" : "hint-behind", { points });
}

/** A hint that only points at a move. */
export function pointedAt(move: string): Hint {
  const nothing = { scores: [], gains: {}, costs: [], prepares: [], events: [], sources: {} };
  return { move, margin: 0, win: 0, exact: false, line: [move], then: "", ...nothing };
}
