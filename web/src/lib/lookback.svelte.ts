/** Looking back at a table: the position that is shown, live or an earlier one, and the way from act to act. */
import { gameOf } from "../games";
import { Feed, OTHERS_MOVE } from "./feed.svelte";
import { actsOf, sinceMine, stepOf } from "./log";
import type { ActLine } from "./log";
import { Past } from "./past.svelte";
import type { Socket } from "./socket.svelte";
import { partsOf } from "./story";
import type { Part } from "./story";
import type { Teller } from "./teller";
import { tellerOf } from "./texts";
import type { Table } from "./types";

export abstract class Lookback extends Feed {
  readonly teller: Teller = $derived(tellerOf(this.shown));
  /** What happened, act by act. */
  readonly done: ActLine[] = $derived(actsOf(this.moves));
  /** Whether the final scoring has been counted before the eyes of whoever looks. */
  counted = $state(false);
  /** What is said of the act that solved a puzzle or did not. From then on nobody moves here. */
  verdict: string | null = $state(null);
  private readonly past: Past;

  constructor(game: string, socket: Socket) {
    super(game, socket);
    this.past = new Past(game);
  }

  /** The present is shown again, or another position of the past. */
  protected abstract returned(): void;

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

  /** Whose act is shown, else who is asked. */
  get acting(): number | null {
    return (this.isLive && this.showing ? this.told?.seat : null) ?? this.shown.deciding;
  }

  /** Whether the end has come and everything before it has been told. */
  get ended(): boolean {
    return this.isLive && this.shown.over && !this.showing;
  }

  /** Whether totals and winner are kept back until they are counted. */
  get sealed(): boolean {
    return this.shown.over && !this.counted;
  }

  /** Moves were taken back. */
  protected forget(after: number): void {
    this.past.forget(after);
  }

  /** Those who took part in an act, each with what they did. */
  partsOf(act: ActLine): Part[] {
    return partsOf(act.seat, act.events, gameOf(this.shown.room.title)?.story).filter((part) => part.events.length > 0);
  }

  async goTo(move: number): Promise<void> {
    this.past.playing = false;
    await this.stand(move);
  }

  private stand = async (move: number): Promise<boolean> => {
    const wanted = Math.max(0, Math.min(this.last, move));
    if (wanted === this.last) {
      this.goLive();
      this.recallLast();
      return false;
    }
    try {
      if (!(await this.past.stand(wanted))) return false;
    } catch (problem) {
      this.problem = problem;
      return false;
    }
    const line = this.done.find((act) => act.number === wanted) ?? this.moves.find((move) => move.number === wanted);
    this.events = line?.events ?? [];
    this.said = this.teller.tell(this.events);
    this.returned();
    return true;
  };

  /** What led to the present is shown as it was when it came. */
  private recallLast(): void {
    const act = this.done.at(-1);
    const part = act && this.partsOf(act).at(-1);
    if (part && !this.isMine(part.seat)) this.recall(part);
  }

  goLive(): void {
    this.past.leave();
    this.queue.flush();
    this.events = [];
    this.returned();
  }

  /** So many acts back or on. */
  step(by: number): void {
    void this.goTo(stepOf(this.done, this.past.heading ?? this.last, by));
  }

  /** Show the acts from one on, until the present. */
  playFrom(move: number): Promise<void> {
    return this.past.play(move, OTHERS_MOVE, this.stand, (at) => stepOf(this.done, at, 1));
  }

  /** Play on from what is shown. */
  playOn(): Promise<void> {
    return this.playFrom(stepOf(this.done, this.replay ?? 0, 1));
  }

  pause(): void {
    this.past.playing = false;
  }

  /** After how many moves the first act since my last turn stands; null if there is none. */
  get sinceMyTurn(): number | null {
    const mine = sinceMine(this.moves, this.isMine);
    return mine === null ? null : stepOf(this.done, mine, 1);
  }
}
