/** A table that is played or watched: what is shown of it, and what the player does. */
import { api } from "./api";
import { agree, automatic, wantsConfirming, warningBefore } from "./choices";
import { Feed, OTHERS_MOVE } from "./feed.svelte";
import { Past } from "./past.svelte";
import { settings } from "./settings.svelte";
import type { Socket } from "./socket.svelte";
import { play } from "./sound";
import { tellerOf } from "./texts";
import type { Teller } from "./teller";
import type { Args, Entry, Forbidden, GameEvent, Hint, Option, Table, TableModel } from "./types";

/** What the help panel shows. */
export type Help = { topic: string } | { forbidden: Forbidden } | null;

function pointedAt(move: string): Hint {
  return { move, margin: 0, win: 0, scores: [], exact: false, line: [move], gains: {}, costs: [], prepares: [], then: "" };
}

export class TableStore extends Feed implements TableModel {
  focus = $state(0);
  hovered: Option | null = $state.raw(null);
  proposed: Option | string[] | null = $state.raw(null);
  /** The id of what is said before a choice is made. */
  warning: string | null = $state(null);
  /** What the server proposed when it was asked. */
  advice: Hint[] = $state.raw([]);
  /** Moves that a lesson points at. */
  pointed: string[] = $state.raw([]);
  hinting: number | null = $state(null);
  helping: Help = $state.raw(null);
  /** The seat that has to take the device over. */
  curtain: number | null = $state(null);
  /** Whether a move is on its way. */
  busy = $state(false);
  readonly teller: Teller = $derived(tellerOf(this.shown));
  private readonly past: Past;
  /** What was chosen before it was known what it would bring. */
  private held: string | null = null;
  /** The turn in which something unused was told of. */
  private warned = -1;
  /** After taking back, payments wait to be chosen. */
  private byHand = false;
  /** Before which moves a payment made itself. */
  private readonly auto = new Set<number>();

  constructor(game: string, socket: Socket) {
    super(game, socket);
    this.past = new Past(game);
  }

  // What is shown

  get shown(): Table {
    return this.past.table ?? this.onBoard!;
  }

  get replay(): number | null {
    return this.past.at;
  }

  get playing(): boolean {
    return this.past.playing;
  }

  get isLive(): boolean {
    return this.past.at === null;
  }

  get seat(): number {
    const { deciding, seats } = this.shown;
    if (deciding !== null && seats[deciding]?.mine) return deciding;
    return seats.find((seat) => seat.mine)?.seat ?? 0;
  }

  get active(): boolean {
    const { live } = this;
    if (!live || !this.isLive || !this.settled || this.busy || this.curtain !== null || this.onBoard !== live) return false;
    return live.options.length > 0 && this.isMine(live.deciding);
  }

  get hints(): Hint[] {
    return this.advice.length ? this.advice : this.pointed.map(pointedAt);
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

  // What comes in

  protected arrived(): void {
    this.busy = false;
    this.held = null;
    this.focus = this.seat;
    this.stands(null);
  }

  protected changed(table: Table, entry: Entry | null): void {
    this.proposed = null;
    this.held = null;
    this.advice = [];
    if (entry?.kind === "undo") this.past.forget(table.move);
  }

  /** The options are new ones with the same moves. What waited for them is done. */
  protected foreseen(): void {
    const again = (option: Option | null) => this.live!.options.find((one) => one.move === option?.move) ?? null;
    if (this.isLive) this.hovered = again(this.hovered);
    if (this.proposed && !Array.isArray(this.proposed)) this.proposed = again(this.proposed);
    const { held } = this;
    this.held = null;
    if (held) this.act([held]);
  }

  /** Whose turn is it, must the device change hands, does a payment make itself? */
  protected stands(before: Table | null): void {
    const table = this.live!;
    const mine = this.isMine(table.deciding);
    if (mine && before && before.deciding !== table.deciding) this.handOver(before, table);
    if (this.spectating && table.deciding !== null) this.focus = table.deciding;
    if (table.over && before && !before.over) play("end");
    if (mine) this.pay();
  }

  private handOver(before: Table, table: Table): void {
    const humans = table.seats.filter((seat) => seat.mine && seat.kind === "human").length;
    const last = this.moves.findLast((line) => this.isMine(line.seat))?.seat;
    if (settings.curtain && humans > 1 && last !== table.deciding) this.curtain = table.deciding;
    this.focus = table.deciding!;
    if (!this.isMine(before.deciding)) play("turn");
  }

  lift(): void {
    this.curtain = null;
    this.pay();
  }

  private pay(): void {
    if (!settings.payment || this.byHand || !this.active) return;
    if (this.live!.seats[this.live!.deciding!]?.stand_in) return;
    const natural = automatic(this.live!);
    if (!natural) return;
    this.auto.add(this.last);
    void this.send([natural.move]);
  }

  // What the player does

  act(choice: Option | string[]): void {
    if (!this.active) return;
    const single = Array.isArray(choice) && choice.length === 1 ? this.shown.options.find((one) => one.move === choice[0]) : undefined;
    const meant = single ?? choice;
    if (!Array.isArray(meant) && this.unforeseen && (settings.confirm === "ends" || settings.warnings)) {
      this.held = meant.move;
      return;
    }
    if (!this.isProposed(meant)) {
      const warning = this.warningFor(meant);
      if (warning || wantsConfirming(meant, settings.confirm)) {
        this.warning = warning;
        this.proposed = meant;
        return;
      }
    }
    this.make(meant);
  }

  /** What to say before a choice, once in a turn. */
  private warningFor(choice: Option | string[]): string | null {
    if (Array.isArray(choice) || !settings.warnings || this.warned === this.shown.turn) return null;
    const warning = warningBefore(this.shown, choice);
    if (warning) this.warned = this.shown.turn;
    return warning;
  }

  isProposed(choice: Option | string[]): boolean {
    const text = (one: Option | string[]) => (Array.isArray(one) ? one.join("\n") : one.move);
    return this.proposed !== null && text(this.proposed) === text(choice);
  }

  confirm(): void {
    if (this.proposed && this.active) this.make(this.proposed);
  }

  cancel(): void {
    this.held = null;
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
    const { seq } = this;
    this.busy = true;
    await this.tell({ do: "move", seat: table.deciding, at: table.move, moves });
    this.busy = false;
    if (this.seq !== seq) this.pay();
  }

  private async tell(message: Record<string, unknown>): Promise<void> {
    try {
      await this.socket.change({ ...message, game: this.game });
    } catch (problem) {
      this.problem = problem;
      play("refuse");
    }
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
    const to = this.undoTo;
    for (const number of [...this.auto]) if (number >= to) this.auto.delete(number);
    this.byHand = true;
    void this.tell({ do: "undo", seat: this.actor, to });
  }

  restart(): void {
    this.cancel();
    this.byHand = true;
    void this.tell({ do: "restart", seat: this.actor });
  }

  /** The seat that takes back: the last of mine that moved. */
  private get actor(): number {
    return this.moves.findLast((line) => this.isMine(line.seat))?.seat ?? this.seat;
  }

  answer(request: number, seat: number, yes: boolean): void {
    void this.tell({ do: "answer", seat, request, yes });
  }

  say(text: string): void {
    if (text.trim()) void this.tell({ do: "chat", text: text.trim() });
  }

  async look(line: string[]): Promise<Table & { events: GameEvent[] }> {
    return (await this.socket.ask({ do: "look", game: this.game, seat: this.seat, line })) as unknown as Table & { events: GameEvent[] };
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
    if (this.hinting !== null) return;
    const at = this.last;
    this.hinting = 0;
    try {
      const job = await api.hint(this.game, this.seat);
      const found = await this.socket.result<Hint[]>(job, (part) => (this.hinting = part));
      if (this.last === at) this.advice = found;
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.hinting = null;
    }
  }

  // Looking back

  async goTo(move: number): Promise<void> {
    this.past.playing = false;
    await this.stand(move);
  }

  private stand = async (move: number): Promise<boolean> => {
    const wanted = Math.max(0, Math.min(this.last, move));
    if (wanted === this.last) {
      this.goLive();
      return false;
    }
    try {
      if (!(await this.past.stand(wanted))) return false;
    } catch (problem) {
      this.problem = problem;
      return false;
    }
    this.events = this.moves.find((line) => line.number === wanted)?.events ?? [];
    this.hovered = null;
    return true;
  };

  goLive(): void {
    this.past.leave();
    this.queue.flush();
    this.events = [];
    this.pay();
  }

  step(by: number): void {
    void this.goTo((this.replay ?? this.last) + by);
  }

  /** Show the moves from one on, until the present. */
  playFrom(move: number): Promise<void> {
    return this.past.play(move, OTHERS_MOVE, this.stand);
  }

  pause(): void {
    this.past.playing = false;
  }
}
