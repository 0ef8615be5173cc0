/** What a player is about to do: the party being built, the dragon picked up, and what the server says could follow. */
import type { Forbidden, GameEvent, Option, Table, TableModel } from "../../lib/types";
import { FOLLOWERS, NEUTRAL, PLACES, crowd, nobody } from "./model";
import type { Facts, Follower, Followers, PlaceName, View } from "./model";
import { printedOf } from "./printed.svelte";

export type Match = (option: Option) => boolean;
type Looked = Table<View, Facts> & { events: GameEvent[] };
export interface Target {
  place: PlaceName;
  space: number;
}

const is =
  (family: string, args: Record<string, unknown> = {}): Match =>
  (option) =>
    option.family === family && Object.entries(args).every(([key, value]) => option.args[key] === value);

const sameCrowd = (given: unknown, wanted: Followers): boolean =>
  FOLLOWERS.every((kind) => ((given as Partial<Followers> | undefined)?.[kind] ?? 0) === wanted[kind]);

export class Plan {
  followers = $state<Followers>(nobody());
  companion = $state(false);
  gear = $state(true);
  flame = $state(true);
  target = $state.raw<Target | null>(null);
  peeked = $state.raw<Target | null>(null);
  dragon = $state<string | null>(null);
  given = $state<Follower | null>(null);
  busy = $state(false);
  swapping = $state(false);
  /** The table with the party on the space that is pointed at. */
  preview = $state.raw<Looked | null>(null);
  /** The table after some moves, by their line. */
  private after = $state.raw<Record<string, Looked | null>>({});
  private at = "";

  constructor(readonly table: TableModel<View, Facts>) {}

  /** A new position: forget what was asked and what no longer fits. */
  renew(): void {
    const { move, decision } = this.table.shown;
    const at = `${move} ${decision} ${this.table.active}`;
    if (at === this.at) return;
    this.at = at;
    this.after = {};
    this.dragon = null;
    this.given = null;
    this.swapping = false;
    this.target = null;
    this.peeked = null;
    if (!["party-space", "party"].includes(decision)) this.clear();
    this.fit();
    for (const option of this.table.options) {
      if (option.family === "go" || option.family === "attach") void this.ask([option.move]);
    }
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
    const most = this.band.followers[kind];
    this.followers[kind] = Math.max(0, Math.min(most, this.followers[kind] + by));
    if (by > 0 && this.size > 5) this.followers[kind] -= 1;
    this.target = null;
  }
  can(kind: Follower, by: number): boolean {
    const next = this.followers[kind] + by;
    return next >= 0 && next <= this.band.followers[kind] && (by < 0 || this.size < 5);
  }

  /** The table after a line of moves, once the server has told it. */
  private seen(line: string[]): Looked | null {
    return this.after[line.join(" / ")] ?? null;
  }
  private async ask(line: string[]): Promise<Looked | null> {
    const key = line.join(" / ");
    if (key in this.after) return this.after[key]!;
    const at = this.at;
    const looked = await this.table.look(line).then(
      (table) => (table.move > this.table.shown.move ? table : null),
      () => null,
    );
    if (at === this.at) this.after = { ...this.after, [key]: looked };
    return looked;
  }

  /** The spaces of a place that a party may go to now; a single one is chosen by itself. */
  private allowed(family: "to-space" | "with-companion", { place, space }: Target): boolean {
    if (this.table.shown.decision === "party-space") return !!this.table.find(family, { place, space });
    const go = this.table.find("go", { place });
    const looked = go && this.seen([go.move]);
    if (!looked) return false;
    if (looked.decision === "party-space") return looked.options.some(is(family, { space }));
    const only = onlySpace(looked);
    return !!only && only.space === space && only.companion === (family === "with-companion");
  }

  /** Why a party may not go to a space. */
  refusal({ place, space }: Target): Forbidden | undefined {
    const go = this.table.find("go", { place });
    const looked = go && this.seen([go.move]);
    return looked ? looked.forbidden.find((one) => one.family === "to-space" && one.args["space"] === space) : undefined;
  }

  /** How the party under construction could go to a space. */
  way(target: Target): "pick" | "send" | null {
    if (!this.table.active) return null;
    if (this.table.shown.decision === "party") return this.wayHere(target);
    const plain = this.allowed("to-space", target);
    const along = this.allowed("with-companion", target);
    if (!plain && !along) return null;
    if (this.empty) return "pick";
    const kind = printedOf().specialist(target.place);
    if (FOLLOWERS.some((other) => other !== "hireling" && other !== kind && this.followers[other] > 0)) return null;
    if (!this.companion) return plain && this.size === target.space ? "send" : null;
    const least = target.space - this.table.shown.facts.companion.fewer;
    return along && this.size <= target.space && this.size >= least ? "send" : null;
  }

  /** Place and space are chosen already: only who goes. */
  private wayHere({ place, space }: Target): "pick" | "send" | null {
    const { asked } = this.table.shown.facts;
    if (asked.place !== place || asked.space !== space) return null;
    if (this.table.of("make-up").some((option) => sameCrowd(option.args["followers"], this.followers))) return "send";
    return this.size === 0 ? "pick" : null;
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
    const step = hint.line.find((move) => move.startsWith("space "));
    return space === undefined ? !step : step?.split(" ")[1] === String(space);
  }
  aims({ place, space }: Target): boolean {
    return this.target?.place === place && this.target.space === space;
  }
  peek(target: Target | null): void {
    this.peeked = target;
    this.preview = null;
    if (target && this.way(target) === "send") void this.foresee(target);
  }
  /** Ask what sending the party there would bring. */
  private async foresee(target: Target): Promise<void> {
    const line = await this.line(this.steps(target).slice(0, 3));
    const looked = this.seen(line);
    if (looked && this.peeked?.place === target.place && this.peeked.space === target.space) this.preview = looked;
  }
  /** What the companion would bring with the party on the space that is pointed at. */
  get triggers(): { strength: number; gear: number; flame: number } | null {
    const target = this.peeked ?? this.target;
    if (!target || !this.companion) return null;
    const { gear, flame, alone } = this.table.shown.facts.companion;
    return {
      strength: Math.max(0, target.space - this.size),
      gear: target.space === 3 ? gear : 0,
      flame: alone.includes(target.place) ? flame : 0,
    };
  }
  /** Whether the companion may join: not placed this round, and not settled by an earlier choice. */
  get companionFree(): boolean {
    return this.building && !this.band.companion_used && this.table.shown.decision !== "party";
  }
  toggleCompanion(): void {
    this.companion = !this.companion;
    if (this.companion || !this.target) return;
    if (this.size < this.target.space) this.target = null;
  }

  /** The usual party for a space: specialists come back, hirelings do not. */
  fill(target: Target): void {
    const kind = printedOf().specialist(target.place);
    const experts = Math.min(this.band.followers[kind], target.space);
    this.followers = { ...nobody(), [kind]: experts, hireling: Math.min(this.band.followers.hireling, target.space - experts) };
    this.companion = !this.allowed("to-space", target);
    this.target = target;
  }

  /** The moves for a row of choices; those that the rules leave no choice in are made by themselves. */
  private async line(matches: Match[]): Promise<string[]> {
    const line: string[] = [];
    let options = this.table.options;
    for (const match of matches) {
      const option = options.find(match);
      if (!option) continue;
      line.push(option.move);
      options = (await this.ask(line))?.options ?? [];
    }
    return line;
  }

  /** The choices that send the party; of the companion's effects all that are wished and offered. */
  private steps(target: Target): Match[] {
    const wanted = { ...this.followers };
    const { companion, gear, flame } = this;
    return [
      is("go", { place: target.place }),
      is(companion ? "with-companion" : "to-space", { space: target.space }),
      (option) => option.family === "make-up" && sameCrowd(option.args["followers"], wanted),
      (option) => option.family === "effects" && !!option.args["gear"] === gear && !!option.args["flame"] === flame,
      (option) => option.family === "effects" && !!option.args["gear"] === gear,
      (option) => option.family === "effects" && !!option.args["flame"] === flame,
    ];
  }
  async send(target: Target): Promise<void> {
    await this.make(this.steps(target));
  }

  startSwap(): void {
    this.swapping = !this.swapping;
    this.given = null;
  }
  async swap(from: Follower, to: Follower): Promise<void> {
    await this.make([is("swap"), is("swap-kinds", { from, to })]);
    this.given = null;
    this.swapping = false;
  }

  /** Attach the dragon that is picked up to a hero or a Preserve. */
  async attach(card: string): Promise<void> {
    const dragon = this.dragon;
    await this.make([is("attach"), is("dragon", { dragon }), (option) => option.args["hero"] === card || option.args["preserve"] === card]);
    this.dragon = null;
  }

  private async make(matches: Match[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const line = await this.line(matches);
      if (line.length) this.table.act(line);
    } finally {
      this.busy = false;
    }
  }

  /** The free dragons that can be attached. */
  get dragons(): string[] {
    const attach = this.table.find("attach");
    const looked = attach && this.seen([attach.move]);
    if (!looked) return this.table.shown.decision === "attach" ? dragonsAmong(this.table.options) : [];
    const single = onlyHome(looked)?.dragon;
    return looked.decision === "attach" ? dragonsAmong(looked.options) : single ? [single] : [];
  }
  async hold(dragon: string): Promise<void> {
    this.dragon = this.dragon === dragon ? null : dragon;
    if (this.dragon) await this.line([is("attach"), is("dragon", { dragon })]);
  }
  /** The cards for the dragon that is picked up. */
  get homes(): string[] {
    const attach = this.table.find("attach");
    if (this.table.shown.decision === "onto") return homesAmong(this.table.options);
    if (!attach || !this.dragon) return [];
    const first = this.seen([attach.move]);
    const pick = first?.options.find(is("dragon", { dragon: this.dragon }));
    const looked = pick ? this.seen([attach.move, pick.move]) : first;
    if (!looked) return [];
    const single = onlyHome(looked)?.card;
    return looked.decision === "onto" ? homesAmong(looked.options) : single ? [single] : [];
  }
}

const dragonsAmong = (options: Option[]): string[] => options.filter(is("dragon")).map((option) => String(option.args["dragon"]));
const homesAmong = (options: Option[]): string[] =>
  options.filter((option) => option.family.startsWith("onto-")).map((option) => String(option.args["hero"] ?? option.args["preserve"]));

/** The space that a party was led to because there is only one. */
function onlySpace(looked: Looked): { space: number; companion: boolean } | null {
  const { space, companion } = looked.facts.asked;
  if (looked.decision === "party" && space) return { space, companion: !!companion };
  const sent = looked.events.find((event) => event.name === "sent-party");
  return sent && PLACES.includes(sent.args[0] as PlaceName) ? { space: Number(sent.args[1]), companion: sent.args[2] === 1 } : null;
}

/** The dragon, and perhaps the card, that were chosen because there is only one. */
function onlyHome(looked: Looked): { dragon: string; card: string | null } | null {
  const { dragon, card } = looked.facts.asked;
  if (dragon) return { dragon, card: card ?? null };
  const done = looked.events.find((event) => event.name === "attached-dragon");
  return done ? { dragon: String(done.args[0]), card: String(done.args[1]) } : null;
}

const plans = new WeakMap<object, Plan>();

/** The plan of a table; board, bottom sheet and prompt share it. */
export function planOf(table: TableModel<View, Facts>): Plan {
  let plan = plans.get(table);
  if (!plan) plans.set(table, (plan = new Plan(table)));
  return plan;
}
