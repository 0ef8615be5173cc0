/** The table of a lesson: only what the lesson asks for can be done there, and the other seats look like opponents. */
import { begins, ME } from "./script";
import type { Message, Socket } from "./socket.svelte";
import { TableStore } from "./table.svelte";
import type { Act, Forbidden, Option, Proposal, Seat, Table } from "./types";

/** A move that the lesson does not ask for. */
export class Stray extends Error {}

/** Everything is played by one browser: the seats of the others are shown as an opponent's, and nothing is taken back. */
export function asOpponents(message: Message, level: string): Message {
  if (!("view" in message)) return message;
  const table = message as unknown as Table;
  const seats = table.seats.map((seat): Seat => {
    return seat.seat === ME || seat.kind !== "human" ? seat : { ...seat, kind: "bot", level, name: "", mine: false };
  });
  const undo = { ...table.undo, possible: false, move: null };
  return { ...message, seats, undo, room: { ...table.room, origin: null, hints: false } } as unknown as Message;
}

/** The socket as a guided table hears it. */
function heardAs(socket: Socket, level: string): Socket {
  return new Proxy(socket, {
    get: (target, name) => {
      if (name === "follow") {
        return (game: string, take: (message: Message) => void) => target.follow(game, (message) => take(asOpponents(message, level)));
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

export class GuidedTable extends TableStore {
  constructor(
    game: string,
    socket: Socket,
    level: string,
    /** What the learner is asked to do, as far as it is not yet done. */
    private readonly wanted: () => string[],
    /** Something else was tried. */
    private readonly strayed: () => void,
  ) {
    super(game, heardAs(socket, level));
  }

  override get active(): boolean {
    return super.active && this.wanted().length > 0;
  }

  override get options(): Option[] {
    const [next] = this.wanted();
    return super.options.filter((option) => option.move === next);
  }

  override get finish(): Option | null {
    return super.finish?.move === this.wanted()[0] ? super.finish : null;
  }

  override get forbidden(): Forbidden[] {
    return [];
  }

  override get acts(): Act[] {
    return super.acts.filter((act) => begins(this.wanted(), act.moves));
  }

  override mayChoose = (moves: string[]): boolean => begins(this.wanted(), moves);

  override barred(): undefined {
    return undefined;
  }

  override explain(): void {
    this.strayed();
  }

  override act(choice: Option | string[]): void {
    if (!this.active) return;
    if (begins(this.wanted(), Array.isArray(choice) ? choice : [choice.move])) super.act(choice);
    else this.strayed();
  }

  /** However much of it is chosen, the whole deed is proposed: what the step asks for, in one way, and nothing after it. */
  override async propose(line: string[]): Promise<Proposal> {
    const left = this.wanted();
    if (!begins(left, line)) throw new Stray();
    return { ...(await super.propose(left)), line: left, payments: [], open: null };
  }

  /** Make moves of the lesson that are not the learner's to choose. */
  async perform(seat: number, moves: string[]): Promise<void> {
    await this.socket.change({ do: "move", game: this.game, seat, at: this.last, moves });
  }

  /** Show what is asked for as if it had been chosen. */
  async preview(): Promise<Proposal | null> {
    const [option] = this.options;
    if (!option) return null;
    const proposal = await this.propose([option.move]);
    if (!this.active || proposal.move !== this.last) return null;
    this.proposed = option;
    this.proposal = proposal;
    return proposal;
  }
}
