/** Sentences about a game that no texts are written for: the names of the server, made readable. */
import { Teller } from "../lib/teller";
import type { Args, GameEvent, Refusal } from "../lib/types";
import { heading, readable } from "../lib/names";

export class PlainTeller extends Teller {
  override word(key: string, _form?: string, n?: number): string {
    return n === undefined ? readable(key) : `${n} ${readable(key)}`;
  }

  override ask(decision: string, seat: number | null, figures: Args = {}): string {
    const values = { who: this.who(seat), decision: this.withFigures(readable(decision), Object.entries(figures)) };
    const mine = seat !== null && this.people[seat]?.mine;
    return this.text("plain-ask", values, mine ? undefined : "other") ?? values.decision;
  }

  override refusal(refusal: Refusal): string {
    const reason = this.withFigures(heading(refusal.code), Object.entries(refusal.args));
    return refusal.rule ? `${reason} (${refusal.rule})` : reason;
  }

  override source(name: string): string {
    return heading(name);
  }

  override tell(events: GameEvent[]): string[] {
    return events.map((event) => {
      const what = [readable(event.name), ...event.args.filter((arg) => arg !== null).map((arg) => readable(String(arg)))].join(" · ");
      return event.seat === null ? what : (this.text("plain-event", { who: this.who(event.seat), what }) ?? what);
    });
  }

  /** A move that brought about nothing is named itself. */
  override tellMove(move: string, events: GameEvent[]): string[] {
    return events.length ? this.tell(events) : [heading(move)];
  }

  /** `pay tiles (kind: ship, owed: 2)`. Only plain figures find room. */
  private withFigures(text: string, figures: [string, unknown][]): string {
    const shown = figures.filter(([, value]) => ["string", "number"].includes(typeof value));
    return shown.length ? `${text} (${shown.map(([name, value]) => `${readable(name)}: ${readable(String(value))}`).join(", ")})` : text;
  }
}
