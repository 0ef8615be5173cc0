/** The reward phase on its stage: which place is shown, and who was in line there. */
import { untrack } from "svelte";
import { lasting } from "../../../lib/lasting.svelte";
import type { TableModel } from "../../../lib/types";
import { PLACES, offer } from "../model";
import type { Card, Facts, PlaceName, View } from "../model";
import { linedUp, nextPick, picksOf, placeOfPick, platesOf, presentPlace } from "../picks";
import type { Lined, Next, Pick, Plate } from "../picks";

/** What lay and stood at each place when it was first seen in this round: cards are taken and parties go home one by one. */
interface Seen {
  round: number;
  lined: Partial<Record<PlaceName, Lined[]>>;
  offers: Partial<Record<PlaceName, Card[]>>;
}

export class Theatre {
  /** The place that somebody wants to look at instead of the present one. */
  private wanted: { place: PlaceName; from: PlaceName | null } | null = $state.raw(null);
  private seen: Seen = $state.raw({ round: 0, lined: {}, offers: {} });
  readonly picks: Pick[] = $derived.by(() => picksOf(this.table.done, this.table.shown.move));

  constructor(private readonly table: TableModel<View, Facts>) {}

  /** The place whose parties pick, or picked in the act that is being shown; null outside the reward phase. */
  get present(): PlaceName | null {
    const told = this.table.showing ? placeOfPick(this.table.events) : null;
    return told ?? presentPlace(this.table.shown.facts);
  }
  /** The place on the stage. */
  get place(): PlaceName | null {
    const { present } = this;
    return this.wanted && this.wanted.from === present ? this.wanted.place : present;
  }
  show(place: PlaceName): void {
    this.wanted = place === this.present ? null : { place, from: this.present };
  }

  /** Remember who is in line. */
  note(): void {
    const { view, facts } = this.table.shown;
    untrack(() => {
      const goesOn = this.seen.round === view.round && facts.phase === "reward";
      const { lined, offers }: Omit<Seen, "round"> = goesOn ? this.seen : { lined: {}, offers: {} };
      const next: Seen = { round: view.round, lined: {}, offers: {} };
      for (const place of PLACES) {
        const before = lined[place] ?? [];
        const come = linedUp(view, facts, place).filter(({ space }) => !before.some((one) => one.space === space));
        next.lined[place] = [...before, ...come];
        next.offers[place] = offers[place] ?? [...offer(view, place)];
      }
      this.seen = next;
    });
  }

  plates(place: PlaceName): Plate[] {
    const { view, facts } = this.table.shown;
    return platesOf(this.seen.lined[place] ?? linedUp(view, facts, place), this.picks, view, facts, place);
  }
  /** Whose crest lies where a card was. */
  taker(place: PlaceName, slot: number): number | null {
    const card = this.seen.offers[place]?.[slot];
    return card ? (this.picks.find((pick) => pick.card === card)?.seat ?? null) : null;
  }
  get next(): Next | null {
    return nextPick(this.table.shown.view, this.table.shown.facts, this.table.seat);
  }
  /** The seat that receives something in the act that is being shown. */
  get receiving(): number | null {
    return this.table.showing ? (this.table.events.find((event) => event.name.startsWith("took-"))?.seat ?? null) : null;
  }
}

/** The theatre of a table; board, camps and motion share it. */
export const theatreOf = lasting((table: TableModel<View, Facts>) => new Theatre(table));
