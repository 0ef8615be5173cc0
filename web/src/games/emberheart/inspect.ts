/** What the inspector says of the pieces of Emberheart, and what screen readers call its cards. */
import { signed, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/texts";
import type { Proposal, TableModel } from "../../lib/types";
import type { Inspection, Line } from "../types";
import { ATTRIBUTE_OF, ATTRIBUTES, FOLLOWERS, ICONS, awayOf, partyAt } from "./model";
import type { Aide, Attribute, Facts, Follower, PlaceName, View } from "./model";
import { planOf } from "./plan.svelte";
import { printedOf } from "./printed.svelte";
import { kindOf } from "./topics";

type Table = TableModel<View, Facts>;
type Tell = (table: Table, key: string) => Inspection | null;

const text = (id: string, args?: Record<string, unknown>): string => t(`piece-emberheart-${id}`, args);
const line = (id: string, args?: Record<string, unknown>): Line => ({ text: t(`now-emberheart-${id}`, args) });
/** Where the cards of the higher levels lie. */
const RIDGE = [3, 4];
const PEAK = 5;

/** What a dragon itself costs. */
export function costOf({ teller }: Table, card: string, form = "count"): string {
  const { warden, flame } = printedOf().dragon(card);
  return teller.list([...(warden ? [teller.count("warden", 1, form)] : []), ...(flame ? [teller.count("flame", flame, form)] : [])]);
}

/** A card as screen readers say it: with what it costs or does. */
export function spoken(table: Table, card: string): string {
  const { teller } = table;
  const name = teller.word(card);
  const kind = kindOf(card);
  if (kind === "hero") return `${name}: ${teller.word(card, "help")}`;
  const more = kind === "dragon" ? costOf(table, card) : kind === "tavern" ? flameOf(table, card) : "";
  return more ? `${name}, ${more}` : name;
}

const flameOf = ({ teller }: Table, card: string): string => {
  const { flame } = printedOf().tavern(card);
  return flame ? `${teller.word("flame")} ${signed(flame)}` : "";
};

function hero(table: Table, key: string): Inspection {
  const { shown, seat, teller } = table;
  const own = shown.facts.heroes[seat]?.[key];
  const asleep = !shown.view.bands[seat]?.hero_dragons[key];
  const worth = own ?? shown.facts.offered?.[key];
  return {
    card: key,
    name: teller.word(key),
    kind: text("hero", { colour: printedOf().heroColour(key) }),
    effect: `${teller.word(key, "help")} ${text("hero.glory", { glory: teller.word(key, "glory") })}`,
    now: worth === undefined ? [] : [line(asleep ? "once-awake" : "worth", { glory: worth })],
    rule: `hero-${key}`,
  };
}

/** What the level of the Mountain costs besides the card. */
function levelCost({ shown }: Table, card: string): string[] {
  const slot = shown.view.mountain.indexOf(card);
  return slot === PEAK ? [text("dragon.peak")] : RIDGE.includes(slot) ? [text("dragon.ridge")] : [];
}

function dragon(table: Table, key: string): Inspection | null {
  if (!key) return null;
  const { colour, glory } = printedOf().dragon(key);
  const owned = table.shown.view.bands.some((band) => (band.dragons[key] ?? "no") !== "no");
  const cost = costOf(table, key);
  const prices = [...(cost ? [text("dragon.cost", { price: cost })] : []), ...levelCost(table, key)];
  return {
    card: key,
    name: table.teller.word(key),
    kind: text("dragon.kind", { glory }),
    effect: text("dragon", { colour }),
    price: owned ? undefined : prices.join("; "),
    now: [],
    rule: colour === "exotic" ? "exotic" : owned ? "attach" : table.shown.view.mountain.includes(key) ? "place-mountain" : "place-camp",
  };
}

function preserve({ teller }: Table, key: string): Inspection {
  const colour = printedOf().preserveColour(key);
  return {
    card: key,
    name: teller.word(key),
    kind: text("preserve-card.kind"),
    effect: text("preserve-card", { colour, attribute: teller.word(ATTRIBUTE_OF[colour]!) }),
    now: [],
    rule: "place-preserve",
  };
}

function garrison({ shown, seat, teller }: Table, key: string): Inspection {
  const { colour, glory, dragons, asked, number } = printedOf().garrison(key);
  const far = shown.facts.garrison[seat]?.[key];
  const wanted = (count: number) => text("garrison-card.dragons", { colour, number: count });
  const others = asked === "hero" ? text("garrison-card.heroes", { number }) : teller.count(asked, number);
  const done = shown.view.bands[seat]?.garrison[key] === "completed";
  return {
    card: key,
    name: teller.word(key),
    kind: text("garrison-card.kind", { glory }),
    effect: text("garrison-card", { dragons: wanted(dragons), others, attribute: teller.word(ATTRIBUTE_OF[colour]!) }),
    now: done
      ? [line("completed")]
      : far
        ? [
            line("of", { what: wanted(far.need_dragons), have: far.dragons, need: far.need_dragons }),
            line("of", { what: others, have: far.have, need: far.need }),
          ]
        : [],
    rule: "place-garrison",
  };
}

function tavern({ teller }: Table, key: string): Inspection {
  const { flame } = printedOf().tavern(key);
  return {
    card: key,
    name: text("tavern-card.name"),
    kind: teller.word(key),
    effect: text("tavern-card", { followers: teller.word(key, "acc"), flame, signed: signed(flame) }),
    now: [],
    rule: "place-tavern",
  };
}

/** Something whose help is among the words. */
function helped(kind: string, key: string, { teller }: Table, card?: string): Inspection {
  return {
    card,
    icon: ICONS[key],
    name: teller.word(key),
    kind: text(`kind-${kind}`),
    effect: teller.word(key, "help"),
    now: [],
    rule: `${kind}-${key}`,
  };
}

function space(table: Table, key: string): Inspection | null {
  const [place = "", number = ""] = key.split(" ");
  const party = partyAt(table.shown.view, place, Number(number));
  if (!party) return null;
  return {
    card: `crest ${party.seat ?? ""}`,
    name: text("space.name", { place: table.teller.word(place), space: Number(number) }),
    effect: text("space", { space: Number(number) }),
    now:
      party.seat === null
        ? [line("picks", { rank: t("eh-nth", { n: planOf(table).rank({ place: place as PlaceName, space: Number(number) }) }) })]
        : [],
    rule: "E3.2",
  };
}

function follower(table: Table, key: string): Inspection {
  const { shown, seat } = table;
  const band = shown.view.bands[seat]!;
  const [number, away] = key === "gear" ? [band.gear, 0] : [band.followers[key as Follower], awayOf(shown.view, seat, key as Follower)];
  const found = helped("follower", key, table, `mark ${key}`);
  return { ...found, kind: key === "gear" ? undefined : found.kind, now: [line("have", { number, away })], rule: key };
}

function attribute(table: Table, key: string): Inspection {
  const level = table.shown.view.bands[table.seat]!.attributes[key as Attribute];
  const glory = printedOf().attributeGlory(level);
  return { ...helped("attribute", key, table, `mark ${key}`), now: [line("level", { level, glory })] };
}

function aide(table: Table, key: string): Inspection {
  const holder = table.shown.view.aides[key as Aide];
  const found = helped("aide", key, table);
  return holder === null ? found : { ...found, now: [line("held", { who: seatName(table.shown.seats[holder]!) })] };
}

function raid({ shown, teller }: Table, key: string): Inspection {
  const losses = shown.facts.raid.find(({ card }) => card === key)?.loss ?? [];
  const told = (loss: Record<string, number>, seat: number): Line => ({
    text: t("eh-raid-loss", {
      who: seatName(shown.seats[seat]!),
      number: (loss["hireling"] ?? 0) + (loss["specialist"] ?? 0),
      flame: loss["flame"] ?? 0,
    }),
  });
  return { icon: "shield", name: teller.word(key), kind: text("raid.kind"), effect: text("raid"), now: losses.map(told), rule: "raid" };
}

function flame({ shown }: Table, key: string): Inspection {
  const seats = key ? [Number(key)] : shown.seats.map(({ seat }) => seat);
  const told = (seat: number): Line => {
    const who = seatName(shown.seats[seat]!);
    return { text: t("eh-flame-of", { who, at: shown.view.bands[seat]?.flame ?? 0, glory: shown.facts.flame[seat] ?? 0 }) };
  };
  return { icon: "flame", name: t("eh-flame"), effect: text("flame"), now: seats.map(told), rule: "E10.3" };
}

const LEVEL_RULES: Record<string, string> = { foot: "place-mountain", ridge: "mountain-middle", peak: "mountain-top" };
const PHASE_RULES: Record<string, string> = { action: "action-phase", reward: "reward-order", raid: "raid", reset: "reset" };
const named = (id: string, icon: Inspection["icon"], rule: string): Inspection => ({
  icon,
  name: text(`${id}.name`),
  effect: text(id),
  now: [],
  rule,
});

/** By the kind of piece. */
export const PIECES: Record<string, Tell> = {
  hero,
  dragon,
  preserve,
  garrison,
  tavern,
  place: (table, key) => helped("place", key, table),
  space,
  aide,
  follower,
  gear: (table) => follower(table, "gear"),
  attribute,
  raid,
  flame,
  skill: (table, key) => ({ ...helped("skill", key, table), icon: "star" }),
  level: (_, key) => ({ icon: "peak", name: t(`eh-level-${key}`), effect: text(`level-${key}`), now: [], rule: LEVEL_RULES[key] }),
  phase: (_, key) => ({
    name: t(`eh-phase-${key}`),
    kind: text("kind-phase"),
    effect: text(`phase-${key}`),
    now: [],
    rule: PHASE_RULES[key],
  }),
  companion: () => named("companion", "dragon", "companion"),
  crest: () => named("crest", "banner", "crest"),
  shield: () => named("shield", "shield", "shield"),
};

/** The kind comes first, after a space or a hyphen the key. */
export function inspect(is: string, table: Table): Inspection | null {
  const [, kind = is, key = ""] = /^([a-z]+)[ -](.*)$/.exec(is) ?? [];
  return PIECES[kind]?.(table, key) ?? null;
}

/** What an act would leave the player with: followers, gear, flame, attributes. */
export function changes(table: Table, { events }: Proposal): Line[] {
  const band = table.shown.view.bands[table.seat]!;
  const moved = new Map<string, number>();
  const move = (kind: string, number: number) => moved.set(kind, (moved.get(kind) ?? 0) + number);
  for (const { name, seat, args } of events) {
    if (seat !== table.seat) continue;
    if (name === "gained-followers") move(String(args[0]), Number(args[1]));
    else if (name === "lost-followers") move(String(args[0]), -Number(args[1]));
    else if (name === "gained-gear") move("gear", Number(args[0]));
    else if (name === "paid-gear") move("gear", -Number(args[0]));
    else if (name === "flame-moved") move("flame", Number(args[0]));
    else if (name === "attribute-moved") move(String(args[0]), Number(args[1]));
  }
  const held: Record<string, number> = { ...band.followers, gear: band.gear, flame: band.flame, ...band.attributes };
  return [...FOLLOWERS, "gear", "flame", ...ATTRIBUTES]
    .filter((kind) => moved.get(kind))
    .map((kind) => ({
      card: `mark ${kind === "flame" ? "fire" : kind}`,
      text: table.teller.word(kind),
      from: held[kind]!,
      to: held[kind]! + moved.get(kind)!,
    }));
}
