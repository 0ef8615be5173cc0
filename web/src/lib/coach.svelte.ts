/** Somebody who looks over a beginner's shoulder: says so when a move gives much away, and helps when nothing is done for long. */
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import type { Hint, Table } from "./types";

/** From how many points on a review calls a move a mistake. */
export const MISTAKE = 3;
/** How many games are offered a coach. */
export const FIRST_GAMES = 3;
const KEY = "firelight.coached";

export type Said =
  { about: "mistake"; hint: Hint; points: number; move: string } | { about: "hesitation"; hint: Hint } | { about: "offer" };

/** What a move gave away at least, as far as the hints tell: those not among them are worth no more than the last. */
export function lossOf(hints: Hint[], move: string): number {
  const [best] = hints;
  const played = hints.find((hint) => hint.move === move) ?? hints.at(-1);
  return best && played ? best.margin - played.margin : 0;
}

/** Whether somebody may be helped here: hints are allowed, and no other human plays. */
export function mayCoach(table: Pick<Table, "room" | "seats" | "over">): boolean {
  const humans = table.seats.filter((seat) => seat.kind === "human" || seat.kind === "open");
  return table.room.hints && !table.over && humans.length === 1 && humans[0]!.mine;
}

/** The games that were offered a coach. */
function offered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export class Coach {
  said: Said | null = $state.raw(null);
  /** What was found for the position that is thought about, and how it names its best move. */
  private known: { at: number; hints: Hint[]; name: string } | null = null;
  private asked = -1;

  constructor(private readonly table: TableStore) {}

  private get on(): boolean {
    return settings.coach && !!this.table.live && mayCoach(this.table.live);
  }

  /** The first games of a browser are offered a coach, unless one is there. */
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

  /** It is the player's turn: find out what would be good here. */
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

  /** A move of the player's has been made. */
  judge(number: number, move: string): void {
    const { known } = this;
    if (!this.on || !known || known.at !== number - 1) return;
    const points = lossOf(known.hints, move);
    if (points >= MISTAKE) this.said = { about: "mistake", hint: known.hints[0]!, points: Math.round(points), move: known.name };
  }

  /** Nothing has been done for long. */
  hesitate(): void {
    const { known, table } = this;
    if (this.on && table.active && !table.proposed && !this.said && known?.at === table.last) {
      this.said = { about: "hesitation", hint: known.hints[0]! };
    }
  }

  /** Draw on the board what would be good, or would have been. */
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
