/** The REST side of docs/protocol.md. */
import { url } from "./base";
import type { Review } from "./review";
import type { GameEvent, Hint, Table, Title } from "./types";

export interface Player {
  id: string;
  name: string;
}

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
}

export interface GameSummary {
  id: string;
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
  clock?: { move: number | null; game: number | null; on_time: "bot" } | null;
  hints?: boolean | null;
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

const of = (game: string) => `/games/${encodeURIComponent(game)}`;

export const api = {
  about: () => call<About>("GET", "/about"),
  me: () => call<Player>("GET", "/me"),
  newMe: (name?: string) => call<Player>("POST", "/me", name ? { name } : {}),
  rename: (name: string) => call<Player>("PATCH", "/me", { name }),
  deviceLink: () => call<{ secret: string }>("POST", "/me/link", {}),
  claim: (secret: string) => call<Player>("POST", "/me/claim", { secret }),
  games: (state?: string, before?: number) => {
    const query = new URLSearchParams();
    if (state) query.set("state", state);
    if (before !== undefined) query.set("before", String(before));
    return call<GameSummary[]>("GET", `/games${query.size ? `?${query}` : ""}`);
  },
  create: (game: NewGame) => call<Created>("POST", "/games", game),
  game: (game: string) => call<GameSummary>("GET", of(game)),
  leave: (game: string) => call<null>("DELETE", of(game)),
  join: (secret: string) => call<{ id: string; seat: number | null }>("POST", "/join", { secret }),
  link: (game: string, seat: number | null) => call<{ secret: string }>("POST", `${of(game)}/links`, { seat }),
  seat: (game: string, seat: number, change: { name?: string; kind?: string; level?: string | null; stand_in?: string | null }) =>
    call<unknown>("PATCH", `${of(game)}/seats/${seat}`, change),
  log: (game: string) => call<LogEntry[]>("GET", `${of(game)}/log`),
  chat: (game: string) => call<ChatEntry[]>("GET", `${of(game)}/chat`),
  /** The table after so many moves; with a seat of mine also what it could do then. */
  at: (game: string, move: number, seat?: number) => call<Table>("GET", `${of(game)}/at/${move}${seat === undefined ? "" : `?seat=${seat}`}`),
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
