/** The messages of the table as docs/protocol.md describes them. */
import type { Teller } from "./teller";

/** The key of a game. */
export type Title = string;
export type Args = Record<string, unknown>;

export interface GameEvent {
  name: string;
  seat: number | null;
  args: (string | number | null)[];
}

export interface Price {
  what: string;
  kind: string;
  number: number;
}

/** What a move would bring. */
export interface Preview {
  /** Hidden things come to light: it cannot be taken back. */
  seals: boolean;
  /** The turn passes on, or somebody else decides next. */
  ends: boolean;
  /** What is sure to happen at once. */
  events: GameEvent[];
}

/** A move on offer. Its preview comes after the table (`previews.ts`). */
export interface Option extends Partial<Preview> {
  move: string;
  family: string;
  args: Args;
  price: Price[];
  natural: boolean;
}

export interface Refusal {
  rule: string;
  code: string;
  args: Args;
}

export interface Forbidden {
  move: string;
  family: string;
  args: Args;
  refusal: Refusal;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open" | "tom";
  level: string | null;
  mine: boolean;
  stand_in: string | null;
  seconds: number | null;
  /** From when on the others can vote this player out (seconds since 1970). */
  vote_at?: number | null;
}

export interface Clock {
  move: number | null;
  game: number | null;
  on_time: string;
}

/** Why somebody may know what lies hidden. */
export interface Origin {
  kind: "seed" | "position" | "record" | "branch" | "opened";
}

export interface Room {
  id: string;
  title: Title;
  status: "waiting" | "playing" | "over";
  options: Record<string, number>;
  components: string | null;
  clock: Clock | null;
  series: boolean;
  /** Whether hints may be asked for. */
  hints: boolean;
  host: boolean;
  spectator: boolean;
  branch_of: { game: string; move: number } | null;
  rematch: string | null;
  /** Null where the deal was fair. */
  origin?: Origin | null;
  /** Seconds after which an absent player can be voted out. */
  absence?: number | null;
}

export interface UndoState {
  possible: boolean;
  to: number;
  move: string | null;
  consent: boolean;
  turn_start: number | null;
}

export interface UndoRequest {
  request: number;
  seat: number;
  to: number;
  needs: number[];
}

/** The others vote about somebody who is away. */
export interface Vote {
  seat: number;
  yes: number[];
  needs: number[];
}

/** One position with all that a board shows of it. `view` and `facts` depend on the game. */
export interface Table<View = any, Facts = any> {
  room: Room;
  seats: Seat[];
  move: number;
  turn: number;
  deciding: number | null;
  decision: string;
  over: boolean;
  winners: number[];
  view: View;
  scores: number[];
  sheets: Record<string, number>[];
  options: Option[];
  forbidden: Forbidden[];
  facts: Facts;
  undo: UndoState;
  requests: UndoRequest[];
  votes?: Vote[];
}

export interface Entry {
  kind: "move" | "undo" | "undo-request" | "undo-answer" | "seat" | "chat" | "start" | "rematch" | "vote" | "close";
  seat: number | null;
  at: number;
  [key: string]: unknown;
}

export interface Hint {
  move: string;
  margin: number;
  win: number;
  scores: number[];
  exact: boolean;
  line: string[];
  gains: Record<string, number>;
  costs: { kind: string; name: string; number: number }[];
  prepares: { kind: string; name: string; number: number }[];
  then: string;
}

/** What a board may ask and do; the table's frame gives it to the boards by context (`getTable`). All fields are reactive. */
export interface TableModel<View = any, Facts = any> {
  /** The position to draw: the live one, one of a replay, or one that an animation stands at. */
  readonly shown: Table<View, Facts>;
  /** Where the options may be used now: live, mine, nothing on its way. */
  readonly active: boolean;
  /** The options to light; empty when not active. */
  readonly options: Option[];
  readonly forbidden: Forbidden[];
  /** My seat: the one that decides if it is mine, else the first of mine, else 0. */
  readonly seat: number;
  /** The seat whose own board is shown large. */
  focus: number;
  /** The option under the pointer or the keyboard focus; boards draw its ghost and its result. */
  hovered: Option | null;
  /** Moves that a hint proposes, best first; boards mark them. */
  readonly hints: Hint[];
  /** Events of the change that is being shown, for motion. */
  readonly events: GameEvent[];
  /** A choice that waits for a second click or the Confirm button; boards draw it as chosen. */
  readonly proposed: Option | string[] | null;
  /** Sentences about moves, events and refusals of this table. */
  readonly teller: Teller;
  of(family: string): Option[];
  find(family: string, args?: Args): Option | undefined;
  refused(family: string, args?: Args): Forbidden | undefined;
  /** Make an option, or several moves in a row. */
  act(choice: Option | string[]): void;
  /** Carry out or drop what is proposed. */
  confirm(): void;
  cancel(): void;
  /** Say in the help panel why something may not be done. */
  explain(forbidden: Forbidden): void;
  /** Show the help of a piece: a key of the rules reference such as `gnome-helmsman` or `B6.2`. */
  help(topic: string): void;
  /** The table after some moves of mine, without making them. */
  look(line: string[]): Promise<Table<View, Facts> & { events: GameEvent[] }>;
}
