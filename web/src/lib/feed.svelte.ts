/** What the server tells of a table: its newest state, the changes shown one after another, the log, the chat, who is there. */
import { gameOf } from "../games";
import { api, ApiError, CHAT_PAGE } from "./api";
import type { ChatEntry, LogEntry } from "./api";
import { withEntry } from "./log";
import { pace } from "./motion";
import { Queue } from "./queue";
import type { Message, Socket } from "./socket.svelte";
import { play } from "./sound";
import { partsOf } from "./story";
import type { Part } from "./story";
import { tellerOf } from "./texts";
import { withTwins } from "./twins";
import type { Entry, GameEvent, Option, Table } from "./types";

interface Shown {
  entry: Entry | null;
  events: GameEvent[];
  table: Table;
  /** Whose act it is. */
  seat: number | null;
}

export const OTHERS_MOVE = 2000;
const OWN_MOVE = 120;
/** What begins a round is told with what the last one brought. */
const ROUND = 4500;

export abstract class Feed {
  /** The newest table of the server. */
  live: Table | null = $state.raw(null);
  /** The one that the queue of changes has come to. */
  protected onBoard: Table | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  moves: LogEntry[] = $state.raw([]);
  chat: ChatEntry[] = $state.raw([]);
  /** Whether more was said before. */
  hasEarlier = $state(false);
  unread = $state(0);
  here: number[] = $state.raw([]);
  watching = $state(0);
  /** The act of another seat that was shown last; the board marks it until the next one. */
  told: Part | null = $state.raw(null);
  /** Whether the acts of others wait where they are. */
  held = $state(false);
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
  /** The change that `live` came with. */
  protected seq = -1;
  protected readonly queue: Queue<Shown>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private end: () => void = () => {};
  private opened = false;
  /** What stood there before the last change. */
  private before: Table | null = null;
  /** Whether the last change has been shown for long enough, and is held. */
  private due = false;
  /** Whether an act is shown that was shown before. */
  private again = $state(false);
  /** What moves brought whose table comes with a later one of the same act. */
  private gathered: GameEvent[] = [];

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

  /** Whether an act of another seat is being shown. */
  get showing(): boolean {
    return (!this.settled || this.again) && this.told !== null;
  }

  /** Do not wait for what others did. */
  hurry(): void {
    this.again = this.held = false;
    this.queue.release();
    if (this.settled) return;
    this.queue.flush();
    clearTimeout(this.timer);
    this.settle();
  }

  /** Show once more what somebody did last. */
  protected recall(act: Part): void {
    this.told = act;
    this.again = true;
    this.timer = setTimeout(() => (this.again = false), pace(OTHERS_MOVE));
  }

  /** Let the act that is shown stay, until it is released. */
  hold(): void {
    this.held = true;
    this.queue.hold();
  }

  release(): void {
    this.held = false;
    this.queue.release();
    if (this.due) this.settle();
  }

  private take(message: Message): void {
    if (message.type === "presence") {
      this.here = message.here as number[];
      this.watching = Number(message.watching ?? 0);
      return;
    }
    if (message.type === "gone") {
      this.failure = new ApiError(404, "gone", "");
      return;
    }
    if (message.type === "refused") {
      this.failure = new ApiError(404, message.error?.code ?? "refused", message.error?.message ?? "");
      return;
    }
    const table = "view" in message ? withTwins(message as unknown as Table) : null;
    if (table) this.seq = message.seq!;
    if (message.type === "table" && table) {
      this.arrive(table);
      return;
    }
    const entry = message.entry as Entry;
    const events = (message.events as GameEvent[] | undefined) ?? [];
    if (table) {
      this.change({ entry, events: [...this.gathered, ...events], table, seat: entry.seat });
      this.gathered = [];
    } else if (entry.kind === "move") {
      this.remember(entry, this.live);
      this.gathered.push(...events);
    }
    this.moves = withEntry(this.moves, entry, events);
    if (entry.kind === "chat" && !entry.ignored) this.hear({ ...entry, seq: message.seq! } as unknown as ChatEntry);
  }

  /** A whole table, on opening: shown as it is. */
  private arrive(table: Table): void {
    this.queue.clear();
    this.gathered = [];
    this.settled = true;
    this.setLive(table);
    this.onBoard = table;
    this.events = [];
    this.told = null;
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
    for (const part of this.divided(change)) this.queue.push({ ...change, ...part });
  }

  /** A move may bring about what others do: each of these is shown by itself. */
  private divided({ entry, events, seat, table }: Shown): Part[] {
    if (entry?.kind !== "move" || seat === null) return [{ seat, events }];
    return partsOf(seat, events, gameOf(table.room.title)?.story);
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
    if (!this.isTold(change)) return pace(OWN_MOVE);
    const rounds = gameOf(change.table.room.title)?.rounds ?? [];
    return pace(change.events.some((event) => rounds.includes(event.name)) ? ROUND : OTHERS_MOVE);
  }

  /** Whether a change is an act of somebody else that has a picture, and not what I have just done. */
  private isTold({ entry, seat, events, table }: Shown): boolean {
    const mine = this.isMine(seat) && entry?.by === "human";
    const story = gameOf(table.room.title)?.story;
    return entry?.kind === "move" && !mine && events.some((_, at) => !story?.quiet(events, at));
  }

  private show(change: Shown, more: number): void {
    if (this.onBoard !== change.table) this.before = this.onBoard;
    this.onBoard = change.table;
    this.events = change.events;
    this.told = this.isTold(change) ? { seat: change.seat, events: change.events } : null;
    if (change.entry?.kind === "move") {
      this.said = tellerOf(change.table).tell(change.events);
      this.sound(change);
    }
    if (more > 0) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.queue.length > 0) return;
      if (this.held) this.due = true;
      else this.settle();
    }, this.stay(change));
  }

  private settle(): void {
    this.due = this.again = false;
    this.settled = true;
    this.stands(this.before);
  }

  private sound(change: Shown): void {
    const highlights = gameOf(change.table.room.title)?.highlights ?? [];
    if (change.events.some((event) => highlights.includes(event.name))) play("light");
    else play(this.isMine(change.entry?.seat ?? null) ? "move" : "take");
  }

  /** Read what was done and said so far. After a lost connection it is read again without being asked for. */
  async readLog(): Promise<void> {
    await this.attempt(async () => {
      const [moves] = await Promise.all([api.log(this.game), this.readChat()]);
      const last = moves[moves.length - 1]?.number ?? 0;
      const newer = this.moves.filter((line) => line.number > last && line.number <= this.last);
      this.moves = [...moves.filter((line) => line.number <= this.last || !this.live), ...newer];
    });
  }

  /** What was said last; those whom I ignore are left out from when I do. */
  readChat(): Promise<void> {
    return this.attempt(async () => this.setChat(await api.chat(this.game), []));
  }

  /** What was said before. */
  readEarlier(): Promise<void> {
    return this.attempt(async () => this.setChat(await api.chat(this.game, this.chat[0]?.seq), this.chat));
  }

  private setChat(page: ChatEntry[], after: ChatEntry[]): void {
    this.chat = [...page, ...after];
    this.hasEarlier = page.length >= CHAT_PAGE;
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
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
