/** The one WebSocket: it comes back by itself, goes on where it stopped, and sends again what was not answered. */
import { api, ApiError } from "./api";
import type { ApiProblem, BotsState, Job } from "./api";
import { url } from "./base";

export interface Message {
  type: string;
  game?: string;
  seq?: number;
  id?: string;
  ref?: string | number;
  error?: ApiProblem;
  [key: string]: unknown;
}

interface Waiting {
  message: Record<string, unknown>;
  resolve: (answer: Message) => void;
  reject: (problem: ApiError) => void;
}

interface Followed {
  /** The last change that was taken; null before the first table. */
  seq: number | null;
  take: (message: Message) => void;
}

export type Wire = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: Event) => void) | null;
};

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 25_000;
const SILENCE = 10_000;
const POLL = 5_000;
const OPEN = 1;
const NO_IDENTITY = 4401;
/** Messages about a followed game that are no change of it. */
const OF_A_GAME = ["presence", "previews", "gone"];

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${url("/api/socket")}`;
}

export class Socket {
  state: "idle" | "connecting" | "open" | "waiting" = $state("idle");
  /** How often it was tried in vain since it was last open. */
  tries = $state(0);
  bots: BotsState = $state({ state: "starting", progress: 0 });

  private wire: Wire | null = null;
  private readonly followed = new Map<string, Followed>();
  private readonly changes = new Map<string, Waiting>();
  private readonly questions = new Map<number, Waiting>();
  private readonly listeners = new Map<string, Set<(message: Message) => void>>();
  private nextRef = 1;
  private unknown: (() => Promise<void>) | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly make: () => Wire = () => new WebSocket(socketAddress()) as unknown as Wire) {}

  /** Connect, and stay connected. `unknown` is called where the server does not know who this is. */
  start(unknown?: () => Promise<void>): void {
    if (this.state !== "idle") return;
    this.unknown = unknown;
    this.connect();
    if (typeof addEventListener === "function") {
      addEventListener("online", this.hurry);
      document.addEventListener("visibilitychange", this.hurry);
    }
  }

  stop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.heart);
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.hurry);
      document.removeEventListener("visibilitychange", this.hurry);
    }
    this.state = "idle";
    this.drop();
  }

  /** Try now instead of later. */
  hurry = (): void => {
    if (this.state !== "waiting") return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** Follow a game until the returned function is called. */
  follow(game: string, take: (message: Message) => void): () => void {
    this.followed.set(game, { seq: null, take });
    if (this.state === "open") this.write({ do: "open", game });
    return () => {
      if (this.followed.get(game)?.take !== take) return;
      this.followed.delete(game);
      if (this.state === "open") this.write({ do: "close", game });
    };
  }

  /** Listen to the messages of one type: turn, turn-off, job, bots, hello. */
  on(type: string, take: (message: Message) => void): () => void {
    const all = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, all.add(take));
    return () => all.delete(take);
  }

  /** Send a change. It is kept and sent again until the server has answered it. */
  change(message: Record<string, unknown>): Promise<Message> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const whole = { ...message, id };
      this.changes.set(id, { message: whole, resolve, reject });
      if (this.state === "open") this.write(whole);
    });
  }

  /** Ask something that changes nothing. */
  ask(message: Record<string, unknown>): Promise<Message> {
    const ref = this.nextRef++;
    return new Promise((resolve, reject) => {
      const whole = { ...message, ref };
      this.questions.set(ref, { message: whole, resolve, reject });
      if (this.state === "open") this.write(whole);
    });
  }

  /** The result of a job, told as it comes; `first` is told what was found at first sight. */
  async result<Result>(
    job: Job<Result>,
    progress: (part: number) => void = () => {},
    first: (found: Result) => void = () => {},
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const look = (now: Job<Result>) => {
        progress(now.progress ?? 0);
        if (now.state === "running" && now.result) first(now.result);
        if (now.state !== "done" && now.state !== "failed") return;
        end();
        clearInterval(poll);
        if (now.state === "done") resolve(now.result as Result);
        else reject(new ApiError(500, now.error?.code ?? "failed", now.error?.message ?? "the server could not think this through"));
      };
      const end = this.on("job", (message) => {
        if (message.job === job.job) look(message as unknown as Job<Result>);
      });
      const poll = setInterval(() => void api.job<Result>(job.job).then(look, () => {}), POLL);
      look(job);
    });
  }

  private connect(): void {
    this.state = "connecting";
    this.drop();
    const wire = this.make();
    this.wire = wire;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.state = "open";
      this.tries = 0;
      for (const [game, { seq }] of this.followed) this.write(seq === null ? { do: "open", game } : { do: "open", game, since: seq });
      for (const { message } of this.changes.values()) this.write(message);
      for (const { message } of this.questions.values()) this.write(message);
      this.beat();
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.take(event.data);
    };
    wire.onclose = (event) => {
      if (this.wire !== wire || this.state === "idle") return;
      if (event?.code === NO_IDENTITY) void this.unknown?.().catch(() => {});
      this.later();
    };
    wire.onerror = () => {};
  }

  private drop(): void {
    const old = this.wire;
    this.wire = null;
    if (!old) return;
    old.onopen = old.onclose = old.onmessage = null;
    old.close();
  }

  private later(): void {
    clearTimeout(this.heart);
    this.state = "waiting";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Ask now and then whether somebody is there. */
  private beat(): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(() => {
      this.write({ do: "ping", ref: 0 });
      this.heart = setTimeout(() => {
        this.drop();
        this.later();
      }, SILENCE);
    }, PING);
  }

  private write(message: Record<string, unknown>): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message));
  }

  private take(text: string): void {
    this.beat();
    const message = JSON.parse(text) as Message;
    if (message.type === "table" || message.type === "change") this.takeChange(message);
    else if (message.type === "done" || message.type === "refused") this.takeAnswer(message);
    else if (message.ref !== undefined) this.takeAnswer(message);
    else if (OF_A_GAME.includes(message.type)) this.followed.get(message.game!)?.take(message);
    if (message.type === "bots") this.bots = { state: message.state as BotsState["state"], progress: Number(message.progress ?? 0) };
    if (message.type === "hello" && message.bots) this.bots = message.bots as BotsState;
    for (const listener of this.listeners.get(message.type) ?? []) listener(message);
  }

  private takeChange(message: Message): void {
    const game = this.followed.get(message.game!);
    if (!game) return;
    const seq = message.seq!;
    if (message.type === "change" && game.seq !== null) {
      if (seq <= game.seq) return;
      if (seq > game.seq + 1) {
        this.write({ do: "open", game: message.game, since: game.seq });
        return;
      }
    }
    game.seq = seq;
    game.take(message);
  }

  private takeAnswer(message: Message): void {
    const waiting = message.id !== undefined ? this.changes.get(message.id) : this.questions.get(Number(message.ref));
    if (message.id !== undefined) this.changes.delete(message.id);
    else if (message.ref !== undefined) this.questions.delete(Number(message.ref));
    else if (message.game !== undefined) this.followed.get(message.game)?.take(message);
    if (!waiting) return;
    const { error } = message;
    if (message.type === "refused") waiting.reject(new ApiError(409, error?.code ?? "refused", error?.message ?? "", error?.args ?? {}));
    else waiting.resolve(message);
  }
}

export const socket = new Socket();
