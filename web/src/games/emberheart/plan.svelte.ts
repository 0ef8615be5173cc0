/** What a player is about to do: the party being built, the dragon picked up, and which of the acts on offer that would be. */
import { untrack } from "svelte";
import { t } from "../../lib/i18n.svelte";
import { lasting } from "../../lib/lasting.svelte";
import type { Act, Forbidden, GameEvent, Option, TableModel } from "../../lib/types";
import { FOLLOWERS, NEUTRAL, crowd, nobody } from "./model";
import type { Facts, Follower, Followers, PlaceName, View } from "./model";
import { people, word } from "./speech";

export interface Target {
  place: PlaceName;
  space: number;
}

/** An act that sends a party. */
interface Party extends Target {
  followers: Followers;
  companion: boolean;
  /** Who usually goes there so: with the companion, or without it. */
  usual: boolean;
  /** What the companion brings with it; undefined where that is not asked. */
  gear?: boolean;
  flame?: boolean;
  moves: string[];
}

const sameCrowd = (one: Followers, other: Followers): boolean => FOLLOWERS.every((kind) => one[kind] === other[kind]);
const homeOf = ({ args }: Act): string => String(args["hero"] ?? args["preserve"]);

export class Plan {
  followers = $state<Followers>(nobody());
  companion = $state(false);
  gear = $state(true);
  flame = $state(true);
  target = $state.raw<Target | null>(null);
  peeked = $state.raw<Target | null>(null);
  dragon = $state<string | null>(null);
  given = $state<Follower | null>(null);
  swapping = $state(false);
  /** What sending the party to the space that is pointed at would bring. */
  gains = $state.raw<GameEvent[]>([]);
  /** The kind of follower that is pointed at. */
  kind = $state<Follower | null>(null);
  /** Whether the party is the usual one, filled in for a space. */
  private filled = $state(false);
  private at = "";
  private readonly parties: Party[] = $derived.by(() => this.partiesOnOffer());

  constructor(readonly table: TableModel<View, Facts>) {}

  /** A new position: forget what no longer fits. */
  renew(): void {
    const { move, decision } = this.table.shown;
    const at = `${move} ${decision} ${this.table.active}`;
    if (at === this.at) return;
    this.at = at;
    this.dragon = null;
    this.given = null;
    this.swapping = false;
    this.target = null;
    this.peeked = null;
    if (!["party-space", "party"].includes(decision)) this.clear();
    this.fit();
  }

  /** The acts that send a party. Within a party that is half chosen, the rest of it is what was asked. */
  private partiesOnOffer(): Party[] {
    const { asked } = this.table.shown.facts;
    const sending = this.table.acts.filter(({ args }) => args["followers"]);
    return sending.map(({ families, args, moves }) => ({
      place: (args["place"] ?? asked.place) as PlaceName,
      space: Number(args["space"] ?? asked.space),
      followers: { ...nobody(), ...(args["followers"] as Partial<Followers>) },
      companion: families.includes("with-companion") || (families[0] === "make-up" && !!asked.companion),
      usual: !!args["usual"],
      gear: args["gear"] as boolean | undefined,
      flame: args["flame"] as boolean | undefined,
      moves,
    }));
  }

  private get band() {
    return this.table.shown.view.bands[this.table.seat]!;
  }

  /** No more of anybody than there is. */
  private fit(): void {
    for (const kind of FOLLOWERS) this.followers[kind] = Math.min(this.followers[kind], this.band.followers[kind]);
    if (this.band.companion_used) this.companion = false;
    const { decision, facts } = this.table.shown;
    if (decision === "party") this.companion = !!facts.asked.companion;
  }

  clear(): void {
    this.followers = nobody();
    this.companion = false;
    this.gear = this.flame = true;
    this.filled = false;
    this.target = null;
    this.dragon = null;
    this.given = null;
    this.swapping = false;
  }

  get empty(): boolean {
    return this.size === 0 && !this.companion;
  }
  get size(): number {
    return crowd(this.followers);
  }
  /** Whether a party can be put together now. */
  get building(): boolean {
    return this.table.active && ["act", "resend", "party-space", "party"].includes(this.table.shown.decision) && this.sending.length > 0;
  }
  get sending(): Option[] {
    return this.table.options.filter((option) => ["go", "to-space", "with-companion", "make-up"].includes(option.family));
  }

  change(kind: Follower, by: number): void {
    if (!this.can(kind, by)) return;
    this.followers[kind] += by;
    this.filled = false;
  }
  /** Whether some party could have so many. */
  can(kind: Follower, by: number): boolean {
    const wanted = { ...this.followers, [kind]: this.followers[kind] + by };
    if (by < 0) return wanted[kind] >= 0;
    return this.parties.some(({ followers }) => FOLLOWERS.every((other) => followers[other] >= wanted[other]));
  }

  /** Why a party may not go to a space. */
  refusal({ place, space }: Target): Forbidden | undefined {
    return this.table.barred("to-space", { place, space });
  }

  private to({ place, space }: Target): Party[] {
    return this.parties.filter((party) => party.place === place && party.space === space);
  }
  /** The parties on offer that are the one under construction. */
  private asBuilt(target: Target): Party[] {
    return this.to(target).filter((party) => party.companion === this.companion && sameCrowd(party.followers, this.followers));
  }

  /** How the party under construction could go to a space. */
  way(target: Target): "pick" | "send" | null {
    if (!this.table.active || !this.to(target).length) return null;
    if (this.asBuilt(target).length) return "send";
    return this.empty || this.filled || (this.size === 0 && this.table.shown.decision === "party") ? "pick" : null;
  }
  /** Whether a space is lit: the party fits, or the follower that is pointed at could go there. */
  lights(target: Target): boolean {
    if (!this.empty && !this.filled) return this.way(target) === "send";
    const { kind } = this;
    return this.aims(target) || (kind !== null && this.to(target).some(({ followers }) => followers[kind] > 0));
  }

  /** In which order a party on a space picks, as things stand. */
  rank({ place, space }: Target): number {
    const before = (this.table.shown.facts.order[place] ?? []).filter(([seat, at]) => seat < NEUTRAL && at > space);
    return before.length + 1;
  }
  /** Whether the best hint sends a party to this place, or to this space of it. */
  hinted(place: PlaceName, space?: number): boolean {
    const [hint] = this.table.hints;
    if (!hint || this.table.find("go", { place })?.move !== hint.move) return false;
    const meant = this.parties.filter((party) => party.moves.every((move, at) => hint.line[at] === move));
    return space === undefined ? !meant.length : meant.some((party) => party.space === space);
  }
  aims({ place, space }: Target): boolean {
    return this.target?.place === place && this.target.space === space;
  }
  peek(target: Target | null): void {
    this.peeked = target;
    this.gains = [];
    if (target && this.way(target) === "send") void this.foresee(target);
  }
  /** Ask what sending the party there would bring. */
  private async foresee(target: Target): Promise<void> {
    const party = this.chosen(target);
    const proposal = party && (await this.table.propose(party.moves).catch(() => null));
    if (proposal && this.peeked?.place === target.place && this.peeked.space === target.space) this.gains = proposal.events;
  }
  /** What the companion would bring with the party on the space that is pointed at. */
  get triggers(): { strength: number; gear: number; flame: number } | null {
    const target = this.peeked ?? this.target;
    if (!target || !this.companion) return null;
    const { gear, flame } = this.table.shown.facts.companion;
    const there = this.to(target).filter((party) => party.companion);
    return {
      strength: Math.max(0, target.space - this.size),
      gear: there.some((party) => party.gear) ? gear : 0,
      flame: there.some((party) => party.flame) ? flame : 0,
    };
  }
  /** Whether the companion may join: not placed this round, and not settled by an earlier choice. */
  get companionFree(): boolean {
    return this.building && this.table.shown.decision !== "party" && this.parties.some(({ companion }) => companion);
  }
  toggleCompanion(): void {
    this.companion = !this.companion;
    this.filled = false;
  }

  /** The usual party for a space, without the companion where that is on offer, which then comes first. */
  fill(target: Target): void {
    const usual = this.to(target).find((party) => party.usual);
    if (!usual) return;
    this.followers = { ...usual.followers };
    this.companion = usual.companion;
    this.filled = true;
    this.target = target;
  }

  /** Sending the party that is built to the space that is aimed at is proposed; no longer where it does not fit. */
  suggest(): void {
    const { target, table } = this;
    if (!target || !table.active) return;
    const party = this.chosen(target);
    untrack(() => {
      if (party) table.suggest(party.moves, this.wording(target));
      else if (Array.isArray(table.proposed)) table.cancel();
    });
  }
  /** What was proposed is taken back: a party that was filled in goes with it. */
  drop(): void {
    if (this.filled) this.clear();
    else if (this.target && this.chosen(this.target)) this.target = null;
  }
  private wording(target: Target): string {
    const who = [people(this.followers), this.companion && t("eh-companion")].filter(Boolean).join(" + ");
    return `${t("eh-send", { place: word(target.place), space: target.space })}: ${who}`;
  }

  /** The party as it is built, with all that is wished for of what the companion can bring. */
  private chosen(target: Target): Party | undefined {
    const wished = (party: Party) => Number(!!party.gear === this.gear) + Number(!!party.flame === this.flame);
    return [...this.asBuilt(target)].sort((one, other) => wished(other) - wished(one))[0];
  }
  send(target: Target): void {
    const party = this.chosen(target);
    this.target = target;
    if (party) this.table.act(party.moves, this.wording(target));
  }

  startSwap(): void {
    this.swapping = !this.swapping;
    this.given = null;
  }
  swap(from: Follower, to: Follower): void {
    const act = this.table.acts.find(({ args }) => args["from"] === from && args["to"] === to);
    if (act) this.table.act(act.moves);
    this.given = null;
    this.swapping = false;
  }

  private get attaching(): Act[] {
    return this.table.acts.filter(({ args }) => args["dragon"]);
  }
  /** The free dragons that can be attached. */
  get dragons(): string[] {
    return [...new Set(this.attaching.map(({ args }) => String(args["dragon"])))];
  }
  hold(dragon: string): void {
    this.dragon = this.dragon === dragon ? null : dragon;
  }
  /** The cards for the dragon that is picked up. */
  get homes(): string[] {
    if (this.table.shown.decision === "onto") return homesAmong(this.table.options);
    return [...new Set(this.attaching.filter(({ args }) => args["dragon"] === this.dragon).map(homeOf))];
  }
  /** Attach the dragon that is picked up where only one card is there for it, else pick up the next; whether there was one. */
  attachNext(): boolean {
    const [home, other] = this.homes;
    const { dragons } = this;
    if (this.dragon !== null && home !== undefined && other === undefined) this.attach(home);
    else if (dragons.length) this.dragon = dragons[(dragons.indexOf(this.dragon ?? "") + 1) % dragons.length]!;
    else return false;
    return true;
  }
  /** Attach the dragon that is picked up to a hero or a Preserve. What is left to choose then is asked. */
  attach(card: string): void {
    const lines = this.attaching.filter((act) => act.args["dragon"] === this.dragon && homeOf(act) === card).map((act) => act.moves);
    const [first = []] = lines;
    const moves = first.filter((move, at) => lines.every((line) => line[at] === move));
    if (moves.length) this.table.act(moves);
    this.dragon = null;
  }
}

const homesAmong = (options: Option[]): string[] =>
  options.filter((option) => option.family.startsWith("onto-")).map((option) => String(option.args["hero"] ?? option.args["preserve"]));

/** The plan of a table; board, bottom sheet and prompt share it. */
export const planOf = lasting((table: TableModel<View, Facts>) => new Plan(table));
