/** Looks over a beginner's shoulder: says when a move gives a lot away, and helps when the player hesitates for a long time. */
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import type { Hint, Table } from "./types";

/** The number of points from which a review calls a move a mistake. */
export const MISTAKE = 3;
/** The number of games in which a coach is offered. */
export const FIRST_GAMES = 3;
const KEY = "firelight.coached";

export type Said =
  { about: "mistake"; hint: Hint; points: number; move: string } | { about: "hesitation"; hint: Hint } | { about: "offer" };

/** The least that a move gave away, as the hints show it: a move that is not among them is worth no more than the last one. */
export function lossOf(hints: Hint[], move: string): number {
  const [best] = hints;
  const played = hints.find((hint) => hint.move === move) ?? hints.at(-1);
  return best && played ? best.margin - played.margin : 0;
}

/** Whether the coach may help here: hints are allowed, and nobody else at the table is human. */
export function mayCoach(table: Pick<Table, "room" | "seats" | "over">): boolean {
  const humans = table.seats.filter((seat) => seat.kind === "human" || seat.kind === "open");
  return table.room.hints && !table.over && humans.length === 1 && humans[0]!.mine;
}

/** The games in which a coach was offered. */
function offered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export class Coach {
  said: Said | null = $state.raw(null);
  /** The hints for one position, and the name of the best move there. */
  private known: { at: number; hints: Hint[]; name: string } | null = null;
  private asked = -1;

  constructor(private readonly table: TableStore) {}

  private get on(): boolean {
    return settings.coach && !!this.table.live && mayCoach(this.table.live);
  }

  /** Offer a coach in the first games of a browser, unless there is one already. */
  offer(): void {
    const { live, game } = this.table;
    const games = offered();
    if (!live || settings.coach || !mayCoach(live) || games.includes(game) || games.length >= FIRST_GAMES) return;
    localStorage.setItem(KEY, JSON.stringify([...games, game]));
    this.said = { about: "offer" };
  }

  answer(yes: boolean): void {
    settings.coach = yes;
    this.said = null;
    void this.think();
  }

  /** Find out which moves are good when it is the player's turn. */
  async think(): Promise<void> {
    const { table } = this;
    const at = table.last;
    if (!this.on || !table.active || this.asked === at) return;
    this.asked = at;
    try {
      const hints = await table.ideas();
      const option = table.live?.options.find((one) => one.move === hints[0]?.move);
      if (table.last === at && option) this.known = { at, hints, name: table.teller.move(option) };
    } catch {
      this.known = null;
    }
  }

  /** Judge a move that the player has made. */
  judge(number: number, move: string): void {
    const { known } = this;
    if (!this.on || !known || known.at !== number - 1) return;
    const points = lossOf(known.hints, move);
    if (points >= MISTAKE) this.said = { about: "mistake", hint: known.hints[0]!, points: Math.round(points), move: known.name };
  }

  /** Help a player who has done nothing for a long time. */
  hesitate(): void {
    const { known, table } = this;
    if (this.on && table.active && !table.proposed && !this.said && known?.at === table.last) {
      this.said = { about: "hesitation", hint: known.hints[0]! };
    }
  }

  /** Draw on the board what would be good, or would have been better. */
  show(): void {
    const { said, table } = this;
    if (!said || said.about === "offer") return;
    table.advice = [said.hint];
    if (said.about === "hesitation") this.said = null;
  }

  takeBack(): void {
    this.table.undo();
    this.said = null;
  }

  dismiss(): void {
    this.said = null;
  }
}
