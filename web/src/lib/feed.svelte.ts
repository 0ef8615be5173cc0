/** What the server tells of a table: its newest state, the changes shown one after another, the log, the chat, who is there. */
import { api, ApiError } from "./api";
import type { ChatEntry, LogEntry } from "./api";
import { withEntry } from "./log";
import { pace } from "./motion";
import { Queue } from "./queue";
import type { Message, Socket } from "./socket.svelte";
import { play } from "./sound";
import { tellerOf } from "./texts";
import type { Entry, GameEvent, Option, Table } from "./types";

interface Shown {
  entry: Entry | null;
  events: GameEvent[];
  table: Table;
}

export const OTHERS_MOVE = 1100;
const OWN_MOVE = 120;

export abstract class Feed {
  /** The newest table of the server. */
  live: Table | null = $state.raw(null);
  /** The one that the queue of changes has come to. */
  protected onBoard: Table | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  moves: LogEntry[] = $state.raw([]);
  chat: ChatEntry[] = $state.raw([]);
  unread = $state(0);
  here: number[] = $state.raw([]);
  watching = $state(0);
  /** What the live region says. */
  said: string[] = $state.raw([]);
  /** When `live` came, for clocks. */
  since = $state(0);
  /** A refusal of the server or another problem, to be shown once. */
  problem: unknown = $state.raw(null);
  /** Why the table cannot be opened at all. */
  failure: unknown = $state.raw(null);
  /** Whether everything that came has been shown. */
  protected settled = $state(true);
  /** The options that my moves were, by the number of the move. */
  readonly made = new Map<number, Option>();
  protected readonly queue: Queue<Shown>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private end: () => void = () => {};
  private opened = false;

  constructor(
    readonly game: string,
    protected readonly socket: Socket,
  ) {
    this.queue = new Queue<Shown>(
      (change, more) => this.show(change, more),
      (change) => this.stay(change),
    );
  }

  /** A whole table has come, or none yet. */
  protected abstract arrived(): void;
  /** A change has come and is about to be shown. */
  protected abstract changed(table: Table, entry: Entry | null): void;
  /** All changes have been shown; `before` is the table that stood there before the last one. */
  protected abstract stands(before: Table | null): void;

  open(): void {
    this.end = this.socket.follow(this.game, (message) => this.take(message));
  }

  close(): void {
    this.end();
    this.queue.clear();
    clearTimeout(this.timer);
  }

  get ready(): boolean {
    return this.live !== null;
  }

  /** How many moves have been made. */
  get last(): number {
    return this.live?.move ?? 0;
  }

  isMine = (seat: number | null): boolean => seat !== null && !!this.live?.seats[seat]?.mine;

  get spectating(): boolean {
    return !this.live?.seats.some((seat) => seat.mine);
  }

  /** Do not wait for what others did. */
  hurry(): void {
    this.queue.flush();
  }

  private take(message: Message): void {
    if (message.type === "presence") {
      this.here = message.here as number[];
      this.watching = Number(message.watching ?? 0);
      return;
    }
    if (message.type === "refused") {
      this.failure = new ApiError(404, message.error?.code ?? "refused", message.error?.message ?? "");
      return;
    }
    const table = "view" in message ? (message as unknown as Table) : null;
    if (message.type === "table" && table) {
      this.arrive(table);
      return;
    }
    const entry = message.entry as Entry;
    const events = (message.events as GameEvent[] | undefined) ?? [];
    if (table) this.change({ entry, events, table });
    this.moves = withEntry(this.moves, entry, events);
    if (entry.kind === "chat") this.hear({ ...entry, seq: message.seq! } as unknown as ChatEntry);
  }

  /** A whole table, on opening: shown as it is. */
  private arrive(table: Table): void {
    this.queue.clear();
    this.settled = true;
    this.setLive(table);
    this.onBoard = table;
    this.events = [];
    this.arrived();
    if (this.opened) void this.readLog();
    this.opened = true;
  }

  private change(change: Shown): void {
    const before = this.live;
    this.setLive(change.table);
    this.remember(change.entry, before);
    this.changed(change.table, change.entry);
    if (before && change.table.move === before.move && change.entry?.kind !== "undo") {
      if (this.queue.idle) this.onBoard = change.table;
      else this.queue.push({ ...change, events: [] });
      return;
    }
    this.settled = false;
    this.queue.push(change);
  }

  /** Which option a move of mine was, for the words of undo and for lessons. */
  private remember(entry: Entry | null, before: Table | null): void {
    if (entry?.kind !== "move" || !this.isMine(entry.seat)) return;
    const option = before?.options.find((one) => one.move === entry.move);
    if (option) this.made.set(Number(entry.number), option);
    else this.made.delete(Number(entry.number));
  }

  private setLive(table: Table): void {
    this.live = table;
    this.since = Date.now();
  }

  private stay(change: Shown): number {
    if (change.entry?.kind !== "move") return 0;
    const mine = this.isMine(change.entry.seat) && change.entry.by === "human";
    return pace(mine ? OWN_MOVE : OTHERS_MOVE);
  }

  private show(change: Shown, more: number): void {
    const old = this.onBoard;
    this.onBoard = change.table;
    this.events = change.events;
    if (change.entry?.kind === "move") {
      this.said = tellerOf(change.table).tell(change.events);
      this.sound(change);
    }
    if (more > 0) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.queue.length > 0) return;
      this.settled = true;
      this.stands(old);
    }, this.stay(change));
  }

  private sound(change: Shown): void {
    if (change.events.some((event) => event.name === "ignited" || event.name === "completed-card")) play("light");
    else play(this.isMine(change.entry?.seat ?? null) ? "move" : "take");
  }

  /** Read what was done and said so far. After a lost connection it is read again without being asked for. */
  async readLog(): Promise<void> {
    try {
      const [moves, chat] = await Promise.all([api.log(this.game), api.chat(this.game)]);
      const last = moves[moves.length - 1]?.number ?? 0;
      const newer = this.moves.filter((line) => line.number > last && line.number <= this.last);
      this.moves = [...moves.filter((line) => line.number <= this.last || !this.live), ...newer];
      this.chat = chat;
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.code === "offline")) this.problem = problem;
    }
  }

  private hear(line: ChatEntry): void {
    this.chat = [...this.chat.filter((one) => one.seq !== line.seq), line];
    this.unread += 1;
    if (!this.isMine(line.seat)) play("chat");
  }
}
