/** The events of Emberheart as pictures. */
import type { IconName } from "../../art/names";
import type { Amount, Picture, Scene, Sign, Storyteller } from "../../lib/story";
import type { GameEvent } from "../../lib/types";
import { COLOUR_OF, FOLLOWERS, ICONS, partyAt, skin, tint } from "./model";
import type { Attribute, View } from "./model";

type Draw = (event: GameEvent, word: (key: unknown) => string, scene: Scene) => Picture;

const place = (name: unknown, space: unknown) => ({ icon: ICONS[String(name)]!, text: String(space) });
const seatOf = ({ seat }: GameEvent) => `seat-${seat}`;

/** A card that comes from a place: drawn as it is, with its name where it has one. */
function taken(icon: IconName, from: (card: string) => string, named = false): Draw {
  return (event, word) => {
    const card = String(event.args[0]);
    const sign = { icon, colour: "var(--ember-2)", card };
    return { signs: [named ? { ...sign, text: word(card) } : sign], from: [`place-${from(card)}`], to: [`card-${card}`, seatOf(event)] };
  };
}

const BANNER: Sign = { icon: "banner" };

/** Who stands in a party, where the table shows it; and its companion. */
function members({ seat, args: [where, space, companion] }: GameEvent, view?: unknown): Sign[] {
  const party = view ? partyAt(view as View, String(where), Number(space)) : null;
  const kinds = party?.seat === seat ? FOLLOWERS.filter((kind) => party.followers[kind] > 0) : [];
  const signs: Sign[] = kinds.map((kind) => ({ icon: ICONS[kind]!, colour: skin(kind), text: `${party!.followers[kind]}` }));
  return [...(signs.length ? signs : [BANNER]), ...(companion ? [{ icon: "dragon" as const }] : [])];
}

const PICTURES: Record<string, Draw> = {
  "sent-party": (event, _word, { view }) => ({
    signs: [...members(event, view), { icon: "chevron-right" }, place(event.args[0], event.args[1])],
    from: [`crests-${event.seat}`, seatOf(event)],
    to: [`space-${event.args[0]}-${event.args[1]}`],
  }),
  "called-back": (event) => ({
    signs: [{ icon: "undo" }, place(event.args[0], event.args[1])],
    from: [`space-${event.args[0]}-${event.args[1]}`],
    to: [seatOf(event)],
  }),
  "came-back": (event) => ({
    signs: [place(event.args[0], event.args[1]), { icon: "undo" }],
    from: [`space-${event.args[0]}-${event.args[1]}`],
    to: [seatOf(event)],
  }),
  "crest-at": (event) => ({
    signs: [BANNER, { icon: ICONS[String(event.args[0])]! }],
    from: [`crests-${event.seat}`, seatOf(event)],
    to: [`special-${event.args[0]}`],
  }),
  "took-aide": (event, word) => ({
    signs: [{ icon: ICONS[String(event.args[0])]!, colour: "var(--ember-2)", text: word(event.args[0]) }],
    to: [`aide-${event.args[0]}`],
  }),
  "discarded-raid": ({ args }, word) => ({ signs: [{ icon: "trash", text: word(args[0]) }], to: [`raid-${args[0]}`] }),
  "took-hero": taken("hero", () => "guild", true),
  "took-tavern": taken("mug", () => "tavern"),
  "took-dragon": taken("wyrm", (card) => (/^(captive|exotic)/.test(card) ? "camp" : "mountain")),
  "took-preserve": taken("nest", () => "preserve"),
  "took-garrison": taken("tower", () => "garrison"),
  "completed-card": (event) => ({
    signs: [
      { icon: "check", colour: "var(--ok)" },
      { icon: "tower", card: String(event.args[0]) },
    ],
    to: [`card-${event.args[0]}`, seatOf(event)],
  }),
  "attached-dragon": (event, word) => ({
    signs: [
      { icon: "wyrm", card: String(event.args[0]) },
      { icon: "link", text: word(event.args[1]) },
    ],
    to: [`card-${event.args[1]}`, seatOf(event)],
  }),
  trained: (event) => ({
    signs: [{ icon: "trash" }, { icon: "wyrm", card: String(event.args[0]) }],
    from: [`card-${event.args[0]}`, seatOf(event)],
  }),
  "drew-heroes": () => ({ signs: [{ icon: "hero" }], from: ["place-guild"] }),
  "hero-helped": ({ args }, word) => ({ signs: [{ icon: "hero", colour: "var(--ember-2)", text: word(args[0]) }] }),
  raided: ({ seat, args }) => ({
    signs: seat === null ? [] : [{ icon: "shield", colour: `var(--p${seat + 1})`, text: args[1] ? `−${args[1]}` : "0" }],
    from: [`raid-${args[0]}`],
  }),
  "new-round": ({ args }) => ({ signs: [{ icon: "flag", text: String(args[0]) }] }),
  blocked: () => ({ signs: [{ icon: "block" }] }),
  "discarded-card": ({ args }) => ({ signs: [{ icon: "trash" }, { icon: ICONS[String(args[0])]! }], from: [`place-${args[0]}`] }),
  ended: () => ({ signs: [{ icon: "trophy" }] }),
};

function amount({ name, args }: GameEvent): Amount | null {
  const [first, second] = args;
  if (name === "flame-moved") return { icon: "flame", colour: "var(--ember)", ground: "var(--best)", number: Number(first) };
  if (name === "attribute-moved") {
    return { icon: ICONS[String(first)]!, colour: tint(COLOUR_OF[first as Attribute]), number: Number(second) };
  }
  if (name.endsWith("-gear")) return { icon: "gear", colour: skin("gear"), number: Number(first) * (name === "paid-gear" ? -1 : 1) };
  if (!name.endsWith("-followers")) return null;
  const kind = String(first);
  return { icon: ICONS[kind]!, colour: skin(kind), number: Number(second) * (name === "lost-followers" ? -1 : 1) };
}

/** Parties that go home when their place is done (E6.3), and the losses that a raid has told of. */
function quiet(events: GameEvent[], at: number): boolean {
  const [before, event, next] = [events[at - 1], events[at]!, events[at + 1]];
  const same = (other?: GameEvent) => other?.seat === event.seat;
  if (event.name === "came-back") return next?.name !== "gained-gear" && before?.name !== "called-back";
  if (event.name !== "lost-followers") return false;
  return (next?.name === "came-back" && same(next)) || (before?.name === "raided" && same(before));
}

export const story: Storyteller = {
  apart: ["raided", "new-round", "blocked", "discarded-card", "ended"],
  quiet,
  picture: (event, teller, scene) => PICTURES[event.name]?.(event, (key) => teller.word(String(key)), scene) ?? null,
  amount,
  piece: (kind, seat) => (ICONS[kind] ? { icon: ICONS[kind], colour: skin(kind), place: `supply-${kind}-${seat}` } : null),
};
