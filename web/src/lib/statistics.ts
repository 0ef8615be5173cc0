/** What a player's finished games come to. */
import type { Played } from "./protocol";

export interface Totals {
  games: number;
  won: number;
  average: number;
  best: Played | null;
  /** The game with the largest lead, if there is one that was won. */
  largest: Played | null;
  /** Most games won in a row. */
  streak: number;
}

export interface Against {
  opponent: string;
  games: number;
  won: number;
  lead: number;
}

const mean = (values: number[]) => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0);
/** A shared victory is half a one. */
const worth = (game: Played) => (game.won ? (game.shared ? 0.5 : 1) : 0);

function most(games: Played[], value: (game: Played) => number): Played | null {
  return games.reduce<Played | null>((best, game) => (best && value(best) >= value(game) ? best : game), null);
}

export function totals(games: Played[]): Totals {
  let streak = 0;
  let run = 0;
  for (const game of games) {
    run = game.won ? run + 1 : 0;
    streak = Math.max(streak, run);
  }
  return {
    games: games.length,
    won: mean(games.map(worth)),
    average: mean(games.map((game) => game.score)),
    best: most(games, (game) => game.score),
    largest: most(
      games.filter((game) => game.won),
      (game) => game.lead,
    ),
    streak,
  };
}

/** Games in which an opponent of each kind took part, those met most often first. */
export function byOpponent(games: Played[]): Against[] {
  const met = new Map<string, Played[]>();
  for (const game of games) for (const one of new Set(game.opponents)) met.set(one, [...(met.get(one) ?? []), game]);
  return [...met]
    .map(([opponent, played]) => ({
      opponent,
      games: played.length,
      won: mean(played.map(worth)),
      lead: mean(played.map((game) => game.lead)),
    }))
    .sort((one, other) => other.games - one.games);
}

/** What each source brought on average, the largest first; those that never brought anything are left out. */
export function bySource(games: Played[]): { source: string; points: number }[] {
  const known = games.filter((game) => game.sources);
  const names = namesOf(known);
  return names
    .filter((source) => known.some((game) => game.sources![source]))
    .map((source) => ({ source, points: mean(known.map((game) => game.sources![source] ?? 0)) }))
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

const namesOf = (games: Played[]): string[] => [...new Set(games.flatMap((game) => Object.keys(game.sources ?? {})))];

/** The mean of each game and those before it, so many in all. */
export function trend(values: number[], span = 10): number[] {
  return values.map((_, place) => mean(values.slice(Math.max(0, place + 1 - span), place + 1)));
}

const COLUMNS = ["at", "game", "players", "seat", "score", "lead", "won", "shared", "opponents", "id"] as const;

/** For a spreadsheet: a row for each game, and a column for each source of points. */
export function csv(games: Played[]): string {
  const sources = namesOf(games).sort();
  const cell = (game: Played, name: (typeof COLUMNS)[number]): string => {
    if (name === "at") return new Date(game.at * 1000).toISOString();
    return name === "opponents" ? game.opponents.join(" ") : String(game[name]);
  };
  const row = (game: Played) => [...COLUMNS.map((name) => cell(game, name)), ...sources.map((name) => game.sources?.[name] ?? "")];
  return [[...COLUMNS, ...sources], ...games.map(row)].map((cells) => cells.join(",")).join("\n") + "\n";
}
