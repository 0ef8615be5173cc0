/** A table that is played or watched: what is shown of it, and what the player does. */
import { api } from "./api";
import { gameOf, loadGame } from "../games";
import { pointedAt } from "./advice";
import { agree, automatic, familiesOf, finishing, questionOf, wantsConfirming, warningBefore } from "./choices";
import { Lookback } from "./lookback.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Act, Acts, Args, Entry, Forbidden, Hint, Option, Proposal, Table, TableModel } from "./types";

export class TableStore extends Lookback implements TableModel {
  focus = $state(0);
  hovered: Option | null = $state.raw(null);
  proposed: Option | string[] | null = $state.raw(null);
  /** How what is proposed would be made, as the server says. */
  proposal: Proposal | null = $state.raw(null);
  /** What is proposed, in words. */
  wording = $state("");
  /** What is said of something that is pointed at, in place of what is asked. */
  aside: string | null = $state(null);
  /** The id of what is said before a choice is made. */
  warning: string | null = $state(null);
  /** What the server proposed when it was asked. */
  advice: Hint[] = $state.raw([]);
  /** Moves that the answer of a puzzle points at. */
  pointed: string[] = $state.raw([]);
  hinting: number | null = $state(null);
  /** What was chosen although it may not be done. */
  explained: Forbidden | null = $state.raw(null);
  /** The seat that has to take the device over. */
  curtain: number | null = $state(null);
  /** Whether a move is on its way. */
  busy = $state(false);
  private offered: Act[] = $state.raw([]);
  private unoffered: Forbidden[] = $state.raw([]);
  /** The acts that were asked for at this position, by the move they begin with; null while one is on its way. */
  private known: Record<string, Proposal | null> = $state.raw({});
  /** All that was asked for there, by its moves. */
  private answers = new Map<string, Promise<Proposal>>();
  /** The turn in which something unused was told of. */
  private warned = -1;
  /** After taking back, payments wait to be chosen. */
  private byHand = false;

  // What is shown

  get seat(): number {
    const { deciding, seats } = this.shown;
    if (deciding !== null && seats[deciding]?.mine) return deciding;
    return seats.find((seat) => seat.mine)?.seat ?? 0;
  }

  get active(): boolean {
    const { live } = this;
    if (!live || !this.isLive || !this.settled || this.busy || this.curtain !== null || this.onBoard !== live) return false;
    return this.verdict === null && live.options.length > 0 && this.isMine(live.deciding);
  }

  get hints(): Hint[] {
    return this.advice.length ? this.advice : this.pointed.map(pointedAt);
  }

  /** What is left to choose of what is proposed comes first; everything else would replace it. */
  get options(): Option[] {
    if (!this.active) return [];
    const left = this.left;
    return left.length ? [...left, ...this.shown.options] : this.shown.options;
  }

  /** What is left to choose before what is proposed is complete, where the board shows it. */
  get left(): Option[] {
    const open = this.proposal?.open;
    return open && this.within(open.decision) ? open.options : [];
  }

  private within(decision: string): boolean {
    return gameOf(this.live!.room.title)?.within?.includes(decision) ?? false;
  }

  /** What the one button does where nothing is proposed: end the turn, or go the only way there is. */
  get finish(): Option | null {
    return this.active && !this.proposed ? finishing(this.shown) : null;
  }

  get forbidden(): Forbidden[] {
    return this.active ? this.shown.forbidden : [];
  }

  get acts(): Act[] {
    return this.active ? this.offered : [];
  }

  mayChoose = (moves: string[]): boolean => this.active && moves.length > 0;

  barred(family: string, args?: Args): Forbidden | undefined {
    return this.active ? this.unoffered.find((one) => one.family === family && agree(one.args, args)) : undefined;
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
    this.focus = this.seat;
    void this.readActs();
    this.stands(null);
  }

  protected changed(table: Table, entry: Entry | null): void {
    this.proposed = null;
    this.proposal = null;
    this.advice = [];
    void this.readActs();
    if (entry?.kind === "undo") this.forget(table.move);
    if (!table.over) this.counted = false;
  }

  /** Ask for the acts that the board shows as one. */
  private async readActs(): Promise<void> {
    const { options, move, room } = this.live!;
    this.offered = this.unoffered = [];
    this.known = {};
    this.answers = new Map();
    const game = gameOf(room.title) ?? (await loadGame(room.title).catch(() => null));
    if (!game || this.live?.move !== move) return;
    const question = questionOf(game, this.live);
    if (!question) return;
    const answer = this.ask<Acts>(question);
    for (const { move, family } of options) {
      if (question.foreseen.includes(family))
        this.keep(
          move,
          answer.then(({ proposals }) => proposals.find(({ line }) => line[0] === move)!),
        );
    }
    const found = await answer.catch(() => null);
    if (found?.move !== move || this.live?.move !== move) return;
    this.offered = found.acts;
    this.unoffered = found.forbidden;
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
    if (natural) void this.send([natural.move]);
  }

  // What the player does

  act(choice: Option | string[], wording?: string): void {
    if (!this.active) return;
    const meant = this.meant(choice);
    if (this.isProposed(meant)) this.confirm();
    else void this.weigh(meant, wording);
  }

  /** Propose a choice, whatever is made at once otherwise. */
  suggest(choice: Option | string[], wording?: string): void {
    if (this.active && !this.isProposed(this.meant(choice))) void this.weigh(this.meant(choice), wording, "always");
  }

  /** A choice that is left to make within what is proposed continues it; a single move is the option that it is. */
  private meant(choice: Option | string[]): Option | string[] {
    const { proposed } = this;
    if (!Array.isArray(choice)) {
      if (!proposed || !this.left.includes(choice)) return choice;
      return [...(Array.isArray(proposed) ? proposed : [proposed.move]), choice.move];
    }
    const [move] = choice;
    return (choice.length === 1 && this.shown.options.find((one) => one.move === move)) || choice;
  }

  /** Ask how a choice would be made; make it, unless there is something to say or to choose before. */
  private async weigh(choice: Option | string[], wording?: string, mode = settings.confirm): Promise<void> {
    const moves = Array.isArray(choice) ? choice : [choice.move];
    try {
      const proposal = await this.propose(moves);
      if (!this.active || proposal.move !== this.last) return;
      const warning = this.warningFor(choice, proposal);
      const line = settings.payment ? proposal.line : moves;
      const paying = settings.payment && proposal.payments.some((payment) => this.byHand || !payment.natural);
      const open = settings.payment && !!proposal.open && this.within(proposal.open.decision);
      if (!warning && !paying && !open && !wantsConfirming(this.shown, familiesOf(this.options, moves), proposal, mode))
        return this.make(line);
      this.warning = warning;
      this.wording = wording ?? this.wordsFor(choice);
      this.proposal = { ...proposal, line };
      this.proposed = choice;
    } catch (problem) {
      this.problem = problem;
      play("refuse");
    }
  }

  /** What is proposed in words: that of each choice. */
  private wordsFor(choice: Option | string[]): string {
    if (!Array.isArray(choice)) return this.teller.move(choice);
    const known = [...this.left, ...this.shown.options];
    const last = known.find((one) => one.move === choice.at(-1));
    const first = this.proposed && choice.length > 1 ? this.wording : "";
    return [first, last && this.teller.move(last)].filter(Boolean).join(" · ");
  }

  /** What to say before a choice, once in a turn. */
  private warningFor(choice: Option | string[], { ends }: Proposal): string | null {
    if (Array.isArray(choice) || !settings.warnings || this.warned === this.shown.turn) return null;
    const warning = warningBefore(this.shown, choice, ends);
    if (warning) this.warned = this.shown.turn;
    return warning;
  }

  isProposed(choice: Option | string[]): boolean {
    const text = (one: Option | string[]) => (Array.isArray(one) ? one.join("\n") : one.move);
    return this.proposed !== null && text(this.proposed) === text(choice);
  }

  /** Whether a move is part of what is proposed. */
  takesPart(move: string): boolean {
    const { proposed } = this;
    return Array.isArray(proposed) ? proposed.includes(move) : proposed?.move === move;
  }

  /** Pay for what is proposed in another way. */
  async payWith(at: number, moves: string[]): Promise<void> {
    const { proposal, proposed } = this;
    if (!proposal) return;
    const later = proposal.line.slice(at + proposal.payments.find((one) => one.at === at)!.count);
    const paid = proposal.payments.filter((one) => one.at > at).flatMap((one) => proposal.line.slice(one.at, one.at + one.count));
    const chosen = later.filter((move) => !paid.includes(move));
    const other = await this.propose([...proposal.line.slice(0, at), ...moves, ...chosen]);
    if (this.proposed === proposed && this.proposal === proposal) this.proposal = other;
  }

  /** Whether the one button would do something. */
  get mayConfirm(): boolean {
    return this.active && (this.proposal ? this.left.length === 0 : this.finish !== null);
  }

  /** Make what is proposed; where nothing is, end the turn. */
  confirm(): void {
    if (!this.mayConfirm) return;
    if (this.proposal) this.make(this.proposal.line);
    else void this.weigh(this.finish!, undefined, "never");
  }

  cancel(): void {
    this.proposed = null;
    this.proposal = null;
    this.warning = null;
    this.aside = null;
  }

  private make(line: string[]): void {
    this.cancel();
    this.byHand = false;
    this.hovered = null;
    void this.send(line);
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

  undo(): void {
    if (this.proposed) return this.cancel();
    if (!this.live?.undo.possible) return;
    this.byHand = true;
    void this.tell({ do: "undo", seat: this.actor, to: this.live.undo.to });
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

  /** How an act would be made. Each is asked for once at a position: what was pointed at is known when it is clicked on. */
  propose(line: string[]): Promise<Proposal> {
    const key = line.join("\n");
    return this.answers.get(key) ?? this.keep(key, this.ask<Proposal>({ do: "propose", seat: this.seat, line }));
  }

  private keep(key: string, answer: Promise<Proposal>): Promise<Proposal> {
    const { answers } = this;
    answer.catch(() => answers.delete(key));
    answers.set(key, answer);
    return answer;
  }

  foreseen(option: Option): Proposal | undefined {
    const { move } = option;
    if (this.active && !(move in this.known)) queueMicrotask(() => void this.foresee(move));
    return this.known[move] ?? undefined;
  }

  private async foresee(move: string): Promise<void> {
    if (!this.active || move in this.known) return;
    this.known = { ...this.known, [move]: null };
    const proposal = await this.propose([move]).catch(() => null);
    if (proposal?.move === this.last) this.known = { ...this.known, [move]: proposal };
  }

  private ask<Answer>(message: Record<string, unknown>): Promise<Answer> {
    return this.socket.ask({ ...message, game: this.game }) as Promise<unknown> as Promise<Answer>;
  }

  explain(forbidden: Forbidden): void {
    this.explained = forbidden;
    play("refuse");
  }

  /** Ask for good moves. */
  async hint(): Promise<void> {
    if (this.hinting !== null) return;
    const at = this.last;
    this.hinting = 0;
    try {
      const advise = (found: Hint[]) => {
        if (this.last === at) this.advice = found;
      };
      advise(await this.ideas((part) => (this.hinting = part), advise));
    } catch (problem) {
      if (this.last === at) this.problem = problem;
    } finally {
      this.hinting = null;
    }
  }

  /** What the server would do here, best first; `early` is told what it thinks at first sight. */
  async ideas(progress?: (part: number) => void, early?: (found: Hint[]) => void): Promise<Hint[]> {
    return this.socket.result<Hint[]>(await api.hint(this.game, this.seat), progress, early);
  }

  protected returned(): void {
    this.hovered = null;
    this.pay();
  }
}
