/** The messages of the table as docs/protocol.md describes them. */
import type { Teller } from "./teller";

import type * as protocol from "./protocol";

export type {
  Act,
  Acts,
  Event as GameEvent,
  Forbidden,
  Hint,
  Option,
  Origin,
  Price,
  Proposal,
  Refusal,
  Room,
  TableClock as Clock,
  Undo as UndoState,
  UndoRequest,
  Vote,
  Way,
} from "./protocol";
import type { Act, Event as GameEvent, Forbidden, Hint, Option, Proposal } from "./protocol";

/** The key of a game. */
export type Title = string;
export type Args = Record<string, unknown>;

/** One position with all that a board shows of it. `view` and `facts` depend on the game. */
export type Table<View = any, Facts = any> = Omit<protocol.Table, "view" | "facts" | "seats"> & { view: View; facts: Facts; seats: Seat[] };

/** `twin`: which of the bots of its level it is, from the second on. */
export type Seat = protocol.Seat & { twin?: number };

export interface Entry {
  kind: "move" | "undo" | "undo-request" | "undo-answer" | "seat" | "chat" | "start" | "rematch" | "vote" | "close";
  seat: number | null;
  at: number;
  [key: string]: unknown;
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
  /** Whether an act of another seat is being shown. */
  readonly showing: boolean;
  /** What happened, act by act, as far as it is known. */
  readonly done: { number: number; seat: number; events: GameEvent[] }[];
  /** A choice that waits for the one button or a second click; boards draw it as chosen. */
  readonly proposed: Option | string[] | null;
  /** Sentences about moves, events and refusals of this table. */
  readonly teller: Teller;
  of(family: string): Option[];
  find(family: string, args?: Args): Option | undefined;
  refused(family: string, args?: Args): Forbidden | undefined;
  /** Make an option, or several moves in a row; propose it where it ends the turn or there is something to choose. `wording`: what it is called then. */
  act(choice: Option | string[], wording?: string): void;
  /** Propose a choice, whatever is made at once otherwise. */
  suggest(choice: Option | string[], wording?: string): void;
  /** What is left to choose before what is proposed is complete. */
  readonly left: Option[];
  /** Whether a move is part of what is proposed. */
  takesPart(move: string): boolean;
  /** What the one button does where nothing is proposed. */
  readonly finish: Option | null;
  /** How what is proposed would be made. */
  readonly proposal: Proposal | null;
  /** What is said of something that is pointed at, in place of what is asked. */
  aside: string | null;
  /** Make what is proposed, or drop it. */
  confirm(): void;
  cancel(): void;
  /** Say in the inspector why something may not be done. */
  explain(forbidden: Forbidden): void;
  /** The acts on offer that the game shows as one; empty when not active. */
  readonly acts: Act[];
  /** Whether an act that is on offer may go on like this: in a lesson only as it asks for. */
  mayChoose(moves: string[]): boolean;
  /** Why something cannot be chosen within an act. */
  barred(family: string, args?: Args): Forbidden | undefined;
  /** The act that an option begins; undefined until the server has told it, which it does once it is asked for here. */
  foreseen(option: Option): Proposal | undefined;
  /** The act that begins with some moves, completed in the usual way. */
  propose(line: string[]): Promise<Proposal>;
}
