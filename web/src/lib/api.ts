/** The REST side of docs/protocol.md. */
import { url } from "./base";
import type * as protocol from "./protocol";
import type { Review } from "./review";
import type { Hint, Table, Title } from "./types";

export type {
  About,
  Bots as BotsState,
  Challenge,
  ChallengeDay,
  ChatEntry,
  Device,
  Error as ApiProblem,
  GameAbout,
  Ignored,
  InList as GameSummary,
  Invitation,
  LogEntry,
  Made as Created,
  Me as Player,
  NotifySettings as NotifyState,
  OptionAbout as GameOption,
  Played,
  Puzzle,
  Puzzles,
  PuzzleTry,
  SetProblem,
  Series,
  SeriesGame,
  Standing,
  Summary,
} from "./protocol";
import type {
  About,
  Box,
  Challenge,
  ChallengeDay,
  ChatEntry,
  ComponentSet,
  Device,
  Error as ApiProblem,
  Ignored,
  InList,
  Invitation,
  ListedSet,
  LogEntry,
  Made,
  Me,
  NotifySettings,
  Played,
  Puzzle,
  Puzzles,
  PuzzleTry,
  Series,
  Standing,
  Summary,
} from "./protocol";

export type Ignoring = Ignored["how"];
export type SeatSummary = Summary["seats"][number];
export type NewSeat = Partial<protocol.NewSeat> & Pick<protocol.NewSeat, "kind">;
/** What is left out is as usual. */
export type NewGame = Partial<Omit<protocol.NewGame, "seats">> & { game: Title; seats: NewSeat[] };

export interface Job<Result = unknown> extends Omit<protocol.Job, "result"> {
  result?: Result;
}

/** A refusal of the server, or `offline` when it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(url(`/api${path}`), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "offline", "the server cannot be reached");
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new ApiError(answer.status, "unreadable", "the server's answer cannot be read");
  }
  if (answer.ok) return data as T;
  const error = (data as { error?: ApiProblem } | null)?.error;
  throw new ApiError(answer.status, error?.code ?? `status-${answer.status}`, error?.message ?? answer.statusText, error?.args ?? {});
}

/** How many messages of a chat come at a time. */
export const CHAT_PAGE = 100;

export type GameState = "awaiting" | "playing" | "waiting" | "over";

const of = (game: string) => `/games/${encodeURIComponent(game)}`;

function query(wish: Record<string, string | number | undefined>): string {
  const given = Object.entries(wish).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

export const api = {
  about: () => call<About>("GET", "/about"),
  me: () => call<Me>("GET", "/me"),
  newMe: (name?: string) => call<Me>("POST", "/me", name ? { name } : {}),
  rename: (name: string) => call<Me>("PATCH", "/me", { name }),
  deviceLink: () => call<{ secret: string }>("POST", "/me/link", {}),
  claim: (secret: string) => call<Me>("POST", "/me/claim", { secret }),
  recover: (phrase: string) => call<Me>("POST", "/me/recover", { phrase }),
  newRecovery: () => call<{ phrase: string }>("POST", "/me/recovery", {}),
  dropRecovery: () => call<null>("DELETE", "/me/recovery"),
  devices: () => call<Device[]>("GET", "/me/devices"),
  dropDevice: (device: string) => call<null>("DELETE", `/me/devices/${encodeURIComponent(device)}`),
  ignored: () => call<Ignored[]>("GET", "/me/ignored"),
  stopIgnoring: (player: string) => call<null>("DELETE", `/me/ignored/${encodeURIComponent(player)}`),
  statistics: () => call<Played[]>("GET", "/me/statistics"),
  exportMe: () => call<unknown>("GET", "/me/export"),
  deleteMe: () => call<null>("DELETE", "/me"),
  games: (wish: { state?: GameState | undefined; after?: string | undefined; limit?: number } = {}) =>
    call<InList[]>("GET", `/games${query(wish)}`),
  create: (game: NewGame) => call<Made>("POST", "/games", game),
  game: (game: string) => call<Summary>("GET", of(game)),
  /** Give my seats up for good. */
  leave: (game: string) => call<null>("POST", `${of(game)}/leave`),
  /** Take it off my list. */
  remove: (game: string) => call<null>("DELETE", of(game)),
  invitation: (secret: string) => call<Invitation>("POST", "/join/preview", { secret }),
  /** Sit down, at another open seat where one is named, or watch; by then the player has read how the game was dealt. */
  join: (secret: string, how: { seat?: number; watch?: boolean } = {}) =>
    call<{ id: string; seat: number | null }>("POST", "/join", { secret, accepts: true, ...how }),
  link: (game: string, seat: number | null) => call<{ secret: string }>("POST", `${of(game)}/links`, { seat }),
  seat: (game: string, seat: number, change: { name?: string; kind?: string; level?: string | null; stand_in?: string | null }) =>
    call<unknown>("PATCH", `${of(game)}/seats/${seat}`, change),
  voteOut: (game: string, seat: number) => call<unknown>("POST", `${of(game)}/seats/${seat}/vote`, { out: true }),
  ignore: (game: string, seat: number, how: Ignoring | null) => call<null>("PUT", `${of(game)}/seats/${seat}/ignore`, { how }),
  report: (game: string, seat: number | null, text: string) => call<null>("POST", `${of(game)}/report`, { seat, text }),
  /** The moves, from a number on where one is given. */
  log: (game: string, from?: number) => call<LogEntry[]>("GET", `${of(game)}/log${query({ from })}`),
  /** The newest messages, or those before one; oldest first. */
  chat: (game: string, before?: number) => call<ChatEntry[]>("GET", `${of(game)}/chat${query({ before })}`),
  /** The table after so many moves; with a seat of mine also what it could do then. */
  at: (game: string, move: number, seat?: number) =>
    call<Table>("GET", `${of(game)}/at/${move}${seat === undefined ? "" : `?seat=${seat}`}`),
  branch: (game: string, move: number, seats: NewSeat[]) => call<Made>("POST", `${of(game)}/branch`, { move, seats }),
  rematch: (game: string) => call<Made>("POST", `${of(game)}/rematch`, {}),
  record: (game: string) => call<unknown>("GET", `${of(game)}/record`),
  importRecord: (record: unknown, seats?: NewSeat[]) => call<Made>("POST", "/games/import", seats ? { record, seats } : { record }),
  hint: (game: string, seat: number) => call<Job<Hint[]>>("POST", `${of(game)}/hint`, { seat }),
  review: (game: string) => call<Job<Review>>("POST", `${of(game)}/review`, {}),
  job: <Result>(job: string) => call<Job<Result>>("GET", `/jobs/${encodeURIComponent(job)}`),
  notes: (game: string) => call<{ text: string }>("GET", `${of(game)}/notes`),
  keepNotes: (game: string, text: string) => call<unknown>("PUT", `${of(game)}/notes`, { text }),
  series: () => call<Series>("GET", "/series"),
  daily: () => call<Challenge>("GET", "/daily"),
  dailyOf: (day: string) => call<Challenge>("GET", `/daily/${encodeURIComponent(day)}`),
  /** The days before one, the newest first; by default those before today. */
  dailyDays: (before?: string) => call<ChallengeDay[]>("GET", `/daily/days${query({ before, limit: 12 })}`),
  playDaily: (day: string, opponent: string | null, practice: boolean) =>
    call<Made>("POST", `/daily/${encodeURIComponent(day)}`, { opponent, practice }),
  watchDaily: (day: string, game: string) => call<null>("PUT", `/daily/${encodeURIComponent(day)}${of(game)}`),
  puzzles: () => call<Puzzles>("GET", "/puzzles"),
  nextPuzzle: (game?: Title, difficulty?: string) => call<{ id: string | null }>("GET", `/puzzles/next${query({ game, difficulty })}`),
  puzzle: (id: string) => call<Puzzle>("GET", `/puzzles/${id}`),
  openPuzzle: (id: string) => call<Made>("POST", `/puzzles/${id}`),
  tryPuzzle: (id: string, moves: string[]) => call<PuzzleTry>("POST", `/puzzles/${id}/tries`, { moves }),
  standings: () => call<Standing[]>("GET", "/me/opponents"),
  notify: () => call<NotifySettings>("GET", "/notify"),
  /** Null takes away what is set. */
  setNotify: (how: { webhook: string | null } | { push: PushSubscriptionJSON | null }) => call<unknown>("PUT", "/notify", how),
  /** The component set that comes with a game; every other one is checked. */
  shipped: (game: Title) => call<Box>("GET", `/components/${encodeURIComponent(game)}`),
  components: (game: Title, text: string) => call<Box>("POST", "/components", { game, text }),
  sets: () => call<ListedSet[]>("GET", "/sets"),
  set: (set: string) => call<ComponentSet>("GET", `/sets/${encodeURIComponent(set)}`),
  saveSet: (game: Title, text: string) => call<ListedSet>("POST", "/sets", { game, text }),
  changeSet: (set: string, change: { text?: string; shared?: boolean }) =>
    call<ListedSet>("PATCH", `/sets/${encodeURIComponent(set)}`, change),
  dropSet: (set: string) => call<null>("DELETE", `/sets/${encodeURIComponent(set)}`),
};
