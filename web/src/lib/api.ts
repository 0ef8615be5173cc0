/** The REST side of docs/protocol.md. */
import { url } from "./base";
import type { Review } from "./review";
import type { Clock, GameEvent, Hint, Origin, Table, Title } from "./types";

export interface Player {
  id: string;
  name: string;
  /** Whether there is a recovery phrase. */
  recovery?: boolean;
}

/** A browser that is signed in as me. */
export interface Device {
  id: string;
  label: string;
  created: number;
  used: number | null;
  current: boolean;
}

/** Somebody whom I do not want to hear, or not to meet. */
export interface Ignored {
  id: string;
  name: string;
  how: Ignoring;
  since: number;
}

export type Ignoring = "mute" | "block";

export interface GameOption {
  default: number;
  low: number;
  high: number;
}

export interface GameAbout {
  game: Title;
  name: string;
  /** The least and the most. */
  players: [number, number];
  options: Record<string, GameOption>;
  series: boolean;
}

export interface BotsState {
  state: "starting" | "compiling" | "ready" | "off";
  progress: number;
}

export interface About {
  version: string;
  games: GameAbout[];
  levels: string[];
  bots: BotsState;
}

export interface SeatSummary {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open" | "tom";
  level: string | null;
  mine: boolean;
  stand_in: string | null;
  /** Only where one game is asked for. */
  ignored?: Ignoring | null;
}

export interface GameSummary {
  id: string;
  /** Where the list goes on after this game. */
  cursor: string;
  title: Title;
  status: "waiting" | "playing" | "over";
  options: Record<string, number>;
  series: boolean;
  host: boolean;
  spectator: boolean;
  /** One of my seats is to decide. */
  awaiting: boolean;
  deciding: number | null;
  deadline: number | null;
  seats: SeatSummary[];
  scores: number[];
  winners: number[];
  moves: number;
  moved: number;
  created: number;
  updated: number;
  rematch: string | null;
  origin: Origin | null;
}

/** What a link leads to. */
export interface Invitation {
  title: Title;
  status: GameSummary["status"];
  options: Record<string, number>;
  components: string | null;
  clock: Clock | null;
  hints: boolean;
  series: boolean;
  /** Seconds after which an absent player can be voted out. */
  absence: number | null;
  origin: Origin | null;
  host: string;
  seats: Pick<SeatSummary, "seat" | "name" | "kind" | "level">[];
  /** The seat that it is for; null for those who watch. */
  seat: number | null;
  /** Somebody else has sat down with it. */
  used: boolean;
  mine: boolean;
}

export interface NewSeat {
  kind: "me" | "open" | "bot";
  name?: string | null;
  level?: string | null;
}

export interface NewGame {
  game: Title;
  seats: NewSeat[];
  options?: Record<string, number>;
  components?: string | null;
  series?: boolean;
  seed?: number | null;
  clock?: Clock | null;
  hints?: boolean | null;
  absence?: number | null;
}

export interface Created {
  id: string;
  /** The secrets of the links: by seat number, and `watch`. */
  links: Record<string, string>;
}

/** A move of the log. */
export interface LogEntry {
  number: number;
  seat: number;
  move: string;
  by: string;
  at: number;
  events: GameEvent[];
}

export interface ChatEntry {
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Job<Result = unknown> {
  job: string;
  state: "waiting" | "running" | "done" | "failed";
  progress: number;
  result?: Result;
  error?: ApiProblem;
}

export interface SeriesGame {
  before: number;
  you: number;
  tom: number;
  result: "win" | "loss" | "tie";
  after: number;
  game?: string;
}

export interface Series {
  /** The handicap of the next game. */
  next: number;
  games: SeriesGame[];
}

export interface NotifyState {
  webhook: string | null;
  push: boolean;
  push_key: string | null;
}

export interface Problem {
  place: string;
  message: string;
}

export interface ApiProblem {
  code: string;
  message: string;
  args: Record<string, unknown>;
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
  me: () => call<Player>("GET", "/me"),
  newMe: (name?: string) => call<Player>("POST", "/me", name ? { name } : {}),
  rename: (name: string) => call<Player>("PATCH", "/me", { name }),
  deviceLink: () => call<{ secret: string }>("POST", "/me/link", {}),
  claim: (secret: string) => call<Player>("POST", "/me/claim", { secret }),
  recover: (phrase: string) => call<Player>("POST", "/me/recover", { phrase }),
  newRecovery: () => call<{ phrase: string }>("POST", "/me/recovery", {}),
  dropRecovery: () => call<null>("DELETE", "/me/recovery"),
  devices: () => call<Device[]>("GET", "/me/devices"),
  dropDevice: (device: string) => call<null>("DELETE", `/me/devices/${encodeURIComponent(device)}`),
  ignored: () => call<Ignored[]>("GET", "/me/ignored"),
  stopIgnoring: (player: string) => call<null>("DELETE", `/me/ignored/${encodeURIComponent(player)}`),
  exportMe: () => call<unknown>("GET", "/me/export"),
  deleteMe: () => call<null>("DELETE", "/me"),
  games: (wish: { state?: GameState | undefined; after?: string | undefined; limit?: number } = {}) =>
    call<GameSummary[]>("GET", `/games${query(wish)}`),
  create: (game: NewGame) => call<Created>("POST", "/games", game),
  game: (game: string) => call<GameSummary>("GET", of(game)),
  /** Give my seats up for good. */
  leave: (game: string) => call<null>("POST", `${of(game)}/leave`),
  /** Take it off my list. */
  remove: (game: string) => call<null>("DELETE", of(game)),
  invitation: (secret: string) => call<Invitation>("POST", "/join/preview", { secret }),
  /** Sit down or watch; by then the player has read how the game was dealt. */
  join: (secret: string) => call<{ id: string; seat: number | null }>("POST", "/join", { secret, accepts: true }),
  link: (game: string, seat: number | null) => call<{ secret: string }>("POST", `${of(game)}/links`, { seat }),
  seat: (game: string, seat: number, change: { name?: string; kind?: string; level?: string | null; stand_in?: string | null }) =>
    call<unknown>("PATCH", `${of(game)}/seats/${seat}`, change),
  voteOut: (game: string, seat: number) => call<unknown>("POST", `${of(game)}/seats/${seat}/vote`, { out: true }),
  ignore: (game: string, seat: number, how: Ignoring | null) => call<null>("PUT", `${of(game)}/seats/${seat}/ignore`, { how }),
  report: (game: string, seat: number | null, text: string) => call<null>("POST", `${of(game)}/report`, { seat, text }),
  log: (game: string) => call<LogEntry[]>("GET", `${of(game)}/log`),
  /** The newest messages, or those before one; oldest first. */
  chat: (game: string, before?: number) => call<ChatEntry[]>("GET", `${of(game)}/chat${query({ before })}`),
  /** The table after so many moves; with a seat of mine also what it could do then. */
  at: (game: string, move: number, seat?: number) =>
    call<Table>("GET", `${of(game)}/at/${move}${seat === undefined ? "" : `?seat=${seat}`}`),
  branch: (game: string, move: number, seats: NewSeat[]) => call<Created>("POST", `${of(game)}/branch`, { move, seats }),
  rematch: (game: string) => call<Created>("POST", `${of(game)}/rematch`, {}),
  record: (game: string) => call<unknown>("GET", `${of(game)}/record`),
  importRecord: (record: unknown, seats?: NewSeat[]) => call<Created>("POST", "/games/import", seats ? { record, seats } : { record }),
  hint: (game: string, seat: number) => call<Job<Hint[]>>("POST", `${of(game)}/hint`, { seat }),
  review: (game: string) => call<Job<Review>>("POST", `${of(game)}/review`, {}),
  job: <Result>(job: string) => call<Job<Result>>("GET", `/jobs/${encodeURIComponent(job)}`),
  notes: (game: string) => call<{ text: string }>("GET", `${of(game)}/notes`),
  keepNotes: (game: string, text: string) => call<unknown>("PUT", `${of(game)}/notes`, { text }),
  series: () => call<Series>("GET", "/series"),
  notify: () => call<NotifyState>("GET", "/notify"),
  setNotify: (how: { webhook: string } | { push: PushSubscriptionJSON }) => call<unknown>("PUT", "/notify", how),
  dropNotify: () => call<unknown>("DELETE", "/notify"),
  components: (game: Title, text: string) => call<{ name: string | null; problems: Problem[] }>("POST", "/components", { game, text }),
};
