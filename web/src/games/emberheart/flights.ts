/** What an event sends where: the symbols that fly between the places of the table. */
import type { IconName } from "../../art/names";
import type { Flight } from "../../lib/motion";
import type { GameEvent } from "../../lib/types";
import { COLOUR_OF, ICONS, PLACES, seatColour, skin, tint } from "./model";
import type { Attribute } from "./model";

const CARDS: Record<string, { icon: IconName; places: string[] }> = {
  "took-hero": { icon: "hero", places: ["guild"] },
  "took-tavern": { icon: "mug", places: ["tavern"] },
  "took-dragon": { icon: "wyrm", places: ["camp", "mountain"] },
  "took-preserve": { icon: "nest", places: ["preserve"] },
  "took-garrison": { icon: "tower", places: ["garrison"] },
};

const coin = (kind: string) => ({ icon: ICONS[kind]!, colour: skin(kind) });

/** Where gains come from: the last thing that happened before them. */
function sourceOf({ name, args }: GameEvent): string | null {
  if (name === "crest-at") return `special-${args[0]}`;
  if (name === "took-aide") return `aide-${args[0]}`;
  if (name === "sent-party" || name === "came-back") return `space-${args[0]}-${args[1]}`;
  if (name === "hero-helped") return `card-${args[0]}`;
  if (name === "attached-dragon") return `card-${args[1]}`;
  if (name === "completed-card") return `card-${args[0]}`;
  if (name === "raided") return `raid-${args[0]}`;
  const card = CARDS[name];
  return card ? `place-${card.places[0]}` : null;
}

function flightOf({ name, seat, args }: GameEvent, source: string, focus: number | null): Flight | null {
  const shown = focus === null || seat === focus;
  const own = (place: string) => (shown ? `${place}-${seat}` : `seat-${seat}`);
  const [first, second] = args;
  switch (name) {
    case "gained-followers":
      return { from: source, to: own(`supply-${first}`), ...coin(String(first)) };
    case "lost-followers":
      return { from: own(`supply-${first}`), to: source, ...coin(String(first)) };
    case "gained-gear":
      return { from: source, to: own("supply-gear"), ...coin("gear") };
    case "paid-gear":
      return { from: own("supply-gear"), to: source, ...coin("gear") };
    case "flame-moved":
      return { from: source, to: `flame-${seat}`, icon: "flame", colour: "var(--ember)", ground: "var(--best)" };
    case "attribute-moved": {
      const attribute = String(first) as Attribute;
      return { from: source, to: own(`attribute-${attribute}`), icon: ICONS[attribute]!, colour: tint(COLOUR_OF[attribute]), size: 30 };
    }
    case "sent-party":
      return { from: own("crests"), to: `space-${first}-${second}`, icon: "banner", colour: seatColour(seat), size: 34 };
    case "called-back":
    case "came-back":
      return { from: `space-${first}-${second}`, to: own("crests"), icon: "banner", colour: seatColour(seat), size: 30 };
    case "crest-at":
      return { from: own("crests"), to: `special-${first}`, icon: "banner", colour: seatColour(seat), size: 30 };
    case "took-aide":
      return { from: `aide-${first}`, to: `seat-${seat}`, icon: ICONS[String(first)]!, colour: "var(--ember-2)", size: 32 };
    case "took-hero":
    case "took-tavern":
    case "took-dragon":
    case "took-preserve":
    case "took-garrison": {
      const { icon, places } = CARDS[name]!;
      const place = name === "took-dragon" && !/^(captive|exotic)/.test(String(first)) ? "mountain" : places[0]!;
      if (shown && name !== "took-tavern") return null;
      return { from: `place-${place}`, to: `seat-${seat}`, icon, colour: "var(--ember-2)", size: 36 };
    }
    case "raided":
      return Number(second) > 0 ? { from: `raid-${first}`, to: own("camp"), icon: "close", colour: "var(--bad)", size: 40 } : null;
    case "completed-card":
      return { from: `card-${first}`, to: `seat-${seat}`, icon: "check", colour: "var(--ok)", size: 30 };
    default:
      return null;
  }
}

/** The flights of some events, one after the other; `focus` is the seat whose camp is shown, null where all are. */
export function flightsOf(events: GameEvent[], focus: number | null): Flight[] {
  const flights: Flight[] = [];
  let source = `place-${PLACES[0]}`;
  for (const event of events) {
    const flight = flightOf(event, source, focus);
    if (flight) flights.push({ ...flight, delay: Math.min(flights.length * 80, 640) });
    source = sourceOf(event) ?? source;
  }
  return flights;
}
