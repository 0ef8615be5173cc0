/** A table that is played or watched: what the server sent, what is shown of it, and what the player does. */
import { SvelteMap } from "svelte/reactivity";
import { api, ApiError } from "./api";
import type { ChatEntry, LogEntry } from "./api";
import { agree, automatic, wantsConfirming, warningBefore } from "./choices";
import type { Warning } from "./choices";
import { withEntry } from "./log";
import { pace } from "./motion";
import { Queue } from "./queue";
import { settings } from "./settings.svelte";
import type { Message, Socket } from "./socket.svelte";
import { play } from "./sound";
import { tellerOf } from "./texts";
import type { Teller } from "./teller";
import type { Args, Entry, Forbidden, GameEvent, Hint, Option, Table, TableModel } from "./types";

/** What the help panel shows. */
export type Help = { topic: string } | { forbidden: Forbidden } | null;

interface Shown {
  entry: Entry | null;
  events: GameEvent[];
  table: Table;
}

const OTHERS_MOVE = 1100;
const OWN_MOVE = 120;

function pointedAt(move: string): Hint {
  return { move, margin: 0, win: 0, scores: [], exact: false, line: [move], gains: {}, costs: [], prepares: [], then: "" };
}

export class TableStore implements TableModel {
  /** The newest table of the server. */
  live: Table | null = $state.raw(null);
  private onBoard: Table | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  focus = $state(0);
  hovered: Option | null = $state.raw(null);
  proposed: Option | string[] | null = $state.raw(null);
  warning: Warning | null = $state(null);
  /** What the server proposed when it was asked. */
  advice: Hint[] = $state.raw([]);
  /** Moves that a lesson points at. */
  pointed: string[] = $state.raw([]);
  hinting: number | null = $state(null);
  helping: Help = $state.raw(null);
  /** A refusal of the server or another problem, to be shown once. */
  problem: unknown = $state.raw(null);
  /** What cannot be opened at all. */
  failure: unknown = $state.raw(null);
  moves: LogEntry[] = $state.raw([]);
  chat: ChatEntry[] = $state.raw([]);
  unread = $state(0);
  here: number[] = $state.raw([]);
  watching = $state(0);
  /** The position of a replay; null when live. */
  replay: number | null = $state(null);
  playing = $state(false);
  /** The seat that has to take the device over. */
  curtain: number | null = $state(null);
  /** What the live region says. */
  said: string[] = $state.raw([]);
  /** When `live` came, for clocks. */
  since = $state(0);
  private sending = $state(false);
  private settled = $state(true);
  private warned = -1;
  private byHand = false;
  /** The options that my moves were, by the number of the move. */
  readonly made = new Map<number, Option>();
  private readonly auto = new Set<number>();
  private readonly past = new SvelteMap<number, Table & { events?: GameEvent[] }>();
  private readonly queue: Queue<Shown>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private end: () => void = () => {};
  private opened = false;

  constructor(
    readonly game: string,
    private readonly socket: Socket,
  ) {
    this.queue = new Queue<Shown>(
      (change, more) => this.show(change, more),
      (change) => this.stay(change),
    );
  }

  open(): void {
    this.end = this.socket.follow(this.game, (message) => this.take(message));
    void this.readLog();
  }

  close(): void {
    this.end();
    this.queue.clear();
    clearTimeout(this.timer);
  }

  // What is shown

  get ready(): boolean {
    return this.live !== null;
  }

  get shown(): Table {
    if (this.replay !== null) return this.past.get(this.replay) ?? this.onBoard!;
    return this.onBoard!;
  }

  get isLive(): boolean {
    return this.replay === null;
  }

  get teller(): Teller {
    return tellerOf(this.shown);
  }

  isMine = (seat: number | null): boolean => seat !== null && !!this.live?.seats[seat]?.mine;

  get seat(): number {
    const { deciding, seats } = this.shown;
    if (deciding !== null && seats[deciding]?.mine) return deciding;
    return seats.find((seat) => seat.mine)?.seat ?? 0;
  }

  get spectating(): boolean {
    return !this.live?.seats.some((seat) => seat.mine);
  }

  get active(): boolean {
    return (
      this.replay === null &&
      this.settled &&
      !this.sending &&
      this.curtain === null &&
      this.onBoard === this.live &&
      !!this.live &&
      this.live.options.length > 0 &&
      this.isMine(this.live.deciding)
    );
  }

  get hints(): Hint[] {
    return this.advice.length ? this.advice : this.pointed.map(pointedAt);
  }

  get busy(): boolean {
    return this.sending;
  }

  get options(): Option[] {
    return this.active ? this.shown.options : [];
  }

  get forbidden(): Forbidden[] {
    return this.active ? this.shown.forbidden : [];
  }

  of(family: string): Option[] {
    return this.options.filter((option) => option.family === family);
  }

  find(family: string, args?: Args): Option | undefined {
    return this.options.find((option) => option.family === family && agree(option.args, args));
  }

  refused(family: string, args?: Args): Forbidden | undefined {
    return this.forbidden.find((one) => one.family === family && agree(one.args, args));
  }

  // What the server sends

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
      const again = this.opened;
      this.opened = true;
      this.arrive(table);
      if (again) void this.readLog();
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
    this.sending = false;
    this.setLive(table);
    this.onBoard = table;
    this.events = [];
    this.focus = this.seat;
    this.follow();
  }

  private change(change: Shown): void {
    const before = this.live;
    this.setLive(change.table);
    this.proposed = null;
    this.advice = [];
    this.remember(change.entry, before);
    if (change.entry?.kind === "undo") {
      for (const number of [...this.past.keys()]) if (number > change.table.move) this.past.delete(number);
    }
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
    if (more === 0) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        if (!this.queue.idle && this.queue.length > 0) return;
        this.settled = true;
        this.follow(old);
      }, this.stay(change));
    }
  }

  /** Something stands still: whose turn is it, must the device change hands, does a payment make itself? */
  private follow(before: Table | null = null): void {
    const table = this.live;
    if (!table) return;
    const mine = this.isMine(table.deciding);
    const handed = mine && before !== null && before.deciding !== table.deciding;
    if (mine) {
      const humans = table.seats.filter((seat) => seat.mine && seat.kind === "human").length;
      const last = this.moves.findLast((line) => this.isMine(line.seat))?.seat;
      if (handed && settings.curtain && humans > 1 && last !== table.deciding) this.curtain = table.deciding;
      if (handed) {
        this.focus = table.deciding!;
        if (!this.isMine(before.deciding)) play("turn");
      }
      this.pay(table);
    } else if (this.spectating && table.deciding !== null) this.focus = table.deciding;
    if (table.over && before && !before.over) play("end");
  }

  private pay(table: Table): void {
    if (!settings.payment || this.byHand || this.curtain !== null || this.sending || this.replay !== null) return;
    const natural = automatic(table);
    if (!natural) return;
    this.auto.add(table.move);
    void this.send([natural.move]);
  }

  private sound(change: Shown): void {
    if (change.events.some((event) => event.name === "ignited" || event.name === "completed-card")) play("light");
    else play(this.isMine(change.entry?.seat ?? null) ? "move" : "take");
  }

  // The log

  private async readLog(): Promise<void> {
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

  // What the player does

  act(choice: Option | string[]): void {
    if (!this.active) return;
    const option = Array.isArray(choice) && choice.length === 1 ? this.shown.options.find((one) => one.move === choice[0]) : undefined;
    const meant = option ?? choice;
    const again = this.isProposed(meant);
    if (!again && !Array.isArray(meant) && settings.warnings && this.warned !== this.shown.turn) {
      const warning = warningBefore(this.shown, meant);
      if (warning) {
        this.warned = this.shown.turn;
        this.warning = warning;
        this.proposed = meant;
        return;
      }
    }
    if (!again && wantsConfirming(meant, settings.confirm)) {
      this.warning = null;
      this.proposed = meant;
      return;
    }
    this.make(meant);
  }

  isProposed(choice: Option | string[]): boolean {
    const same = (one: Option | string[]) => (Array.isArray(one) ? one.join("\n") : one.move);
    return this.proposed !== null && same(this.proposed) === same(choice);
  }

  confirm(): void {
    if (this.proposed && this.active) this.make(this.proposed);
  }

  cancel(): void {
    this.proposed = null;
    this.warning = null;
  }

  private make(choice: Option | string[]): void {
    this.cancel();
    this.byHand = false;
    this.hovered = null;
    void this.send(Array.isArray(choice) ? choice : [choice.move]);
  }

  private async send(moves: string[]): Promise<void> {
    const table = this.live!;
    this.sending = true;
    try {
      await this.socket.change({ do: "move", game: this.game, seat: table.deciding, at: table.move, moves });
    } catch (problem) {
      this.problem = problem;
      play("refuse");
    } finally {
      this.sending = false;
    }
    if (this.settled && this.live && this.live !== table && this.isMine(this.live.deciding)) this.pay(this.live);
  }

  /** How many moves stand after taking back: payments that made themselves go with the move they were for. */
  get undoTo(): number {
    const undo = this.live?.undo;
    if (!undo) return 0;
    let to = undo.to;
    while (this.auto.has(to) && to > (undo.turn_start ?? 0)) to -= 1;
    return to;
  }

  undo(): void {
    if (this.proposed) return this.cancel();
    if (!this.live?.undo.possible) return;
    this.byHand = true;
    const to = this.undoTo;
    for (const number of [...this.auto]) if (number >= to) this.auto.delete(number);
    void this.tell({ do: "undo", seat: this.actor, to });
  }

  undoToMove(to: number): void {
    this.byHand = true;
    void this.tell({ do: "undo", seat: this.actor, to });
  }

  restart(): void {
    this.cancel();
    this.byHand = true;
    void this.tell({ do: "restart", seat: this.actor });
  }

  answer(request: number, seat: number, yes: boolean): void {
    void this.tell({ do: "answer", seat, request, yes });
  }

  say(text: string): void {
    if (text.trim()) void this.tell({ do: "chat", text: text.trim() });
  }

  /** The seat that takes back: the last of mine that moved. */
  private get actor(): number {
    return this.moves.findLast((line) => this.isMine(line.seat))?.seat ?? this.seat;
  }

  private async tell(message: Record<string, unknown>): Promise<void> {
    try {
      await this.socket.change({ ...message, game: this.game });
    } catch (problem) {
      this.problem = problem;
      play("refuse");
    }
  }

  lift(): void {
    this.curtain = null;
    if (this.live) this.pay(this.live);
  }

  async look(line: string[]): Promise<Table & { events: GameEvent[] }> {
    return (await this.socket.ask({ do: "look", game: this.game, seat: this.seat, line })) as unknown as Table & { events: GameEvent[] };
  }

  async why(move: string): Promise<void> {
    try {
      const answer = await this.socket.ask({ do: "why", game: this.game, seat: this.seat, move });
      const { rule, code, args } = answer as unknown as Forbidden["refusal"];
      this.explain({ move, family: "", args: {}, refusal: { rule, code, args } });
    } catch (problem) {
      this.problem = problem;
    }
  }

  explain(forbidden: Forbidden): void {
    this.helping = { forbidden };
    play("refuse");
  }

  help(topic: string): void {
    this.helping = { topic };
  }

  /** Ask for good moves. */
  async hint(): Promise<void> {
    if (this.hinting !== null || !this.live) return;
    const at = this.live.move;
    this.hinting = 0;
    try {
      const job = await api.hint(this.game, this.seat);
      const found = await this.socket.result<Hint[]>(job, (part) => (this.hinting = part));
      if (this.live?.move === at) this.advice = found;
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.hinting = null;
    }
  }

  // Looking back

  get last(): number {
    return this.live?.move ?? 0;
  }

  async goTo(move: number): Promise<void> {
    this.playing = false;
    await this.stand(move);
  }

  private async stand(move: number): Promise<boolean> {
    const wanted = Math.max(0, Math.min(this.last, move));
    if (wanted === this.last) {
      this.goLive();
      return false;
    }
    if (!this.past.has(wanted)) {
      try {
        this.past.set(wanted, await api.at(this.game, wanted));
      } catch (problem) {
        this.problem = problem;
        return false;
      }
    }
    this.events = this.moves.find((line) => line.number === wanted)?.events ?? [];
    this.hovered = null;
    this.replay = wanted;
    return true;
  }

  goLive(): void {
    this.playing = false;
    this.replay = null;
    this.queue.flush();
    this.events = [];
  }

  step(by: number): void {
    void this.goTo((this.replay ?? this.last) + by);
  }

  /** Show the moves from one on, until the present. */
  async playFrom(move: number): Promise<void> {
    this.playing = true;
    let at = move;
    while (this.playing && (await this.stand(at))) {
      await new Promise((resolve) => setTimeout(resolve, pace(OTHERS_MOVE) || 250));
      if (this.replay !== at) break;
      at += 1;
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  /** Do not wait for what others did. */
  hurry(): void {
    this.queue.flush();
  }
}
