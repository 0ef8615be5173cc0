/** What an event sends where: the symbols that fly between the places of the board. */
import type { Flight } from "../../lib/motion";
import type { GameEvent } from "../../lib/types";
import { CRYSTAL_ICON, KIND_COLOUR, KIND_ICON, seatColour, SHAPE_ICON } from "./looks";
import { pathSource } from "./story";
import { pathOf } from "./types";
import type { Kind, Resource, Shape } from "./types";

/** Where gains come from: the last thing that happened before them. */
function sourceOf(event: GameEvent): string | null {
  const { name, seat, args } = event;
  if (name === "placed-fate") return `city-${seat}-fate`;
  if (name === "turned-fire") return `ring-${Number(args[1]) + 1}`;
  if (name === "marched") {
    const [where, space] = String(args[2]).split("-");
    return where === "path" ? `city-${seat}-path-${space}` : `city-${seat}-task-${space}`;
  }
  if (name === "sent-novice") return `council-${Number(args[2]) + 1}`;
  if (name === "took-gnome") return `city-${seat}-gnomes`;
  if (name === "built-path") return `city-${seat}-path-${args[1]}`;
  return null;
}

function flightOf(event: GameEvent, source: string, after: GameEvent[]): Flight | null {
  const { name, seat, args } = event;
  const [first, second] = args;
  switch (name) {
    case "gained-tiles":
    case "paid-tiles": {
      const own = `supply-${seat}-${first}`;
      const look = { icon: KIND_ICON[first as Kind], colour: KIND_COLOUR[first as Kind] };
      return name === "gained-tiles" ? { from: source, to: own, ...look } : { from: own, to: `seat-${seat}`, ...look };
    }
    case "gained-resources":
    case "paid-resources": {
      const own = `supply-${seat}-${first}`;
      const icon = first as Resource;
      return name === "gained-resources" ? { from: source, to: own, icon } : { from: own, to: `seat-${seat}`, icon };
    }
    case "gained-points":
      return { from: source, to: `seat-${seat}`, icon: "star", colour: "var(--ember-2)" };
    case "took-task":
    case "tom-took-task":
      return {
        from: `island-${second}`,
        to: `city-${seat}-task-${Number(args[2]) + 1}`,
        icon: "task",
        colour: "var(--act-task)",
        size: 34,
      };
    case "took-portal":
      return { from: source, to: `city-${seat}-portal-${second}`, icon: SHAPE_ICON[first as Shape], colour: "#d9bcff", size: 30 };
    case "took-guardian":
      return { from: `island-${String(first).toUpperCase()}`, to: `city-${seat}-start`, icon: "guardian", colour: "var(--ink)", size: 34 };
    case "took-gnome":
      return { from: `gnomes-${first}`, to: `city-${seat}-gnomes`, icon: "gnome", colour: "var(--ink)", size: 34 };
    case "built-path": {
      const { crystal, resource } = pathOf(String(first));
      const from = pathSource(first, { after });
      return { from, to: `city-${seat}-path-${second}`, icon: crystal ? CRYSTAL_ICON[crystal] : resource, size: 30 };
    }
    case "ignited":
      return {
        from: "ring-1",
        to: `city-${seat}-task-${Number(second) + 1}`,
        icon: "flame",
        colour: "var(--ember)",
        ground: "var(--best)",
        size: 34,
      };
    case "sent-novice": {
      const owner = String(second);
      const to = `council-${Number(args[2]) + 1}`;
      return { from: owner.startsWith("seat-") ? `city-${seat}` : "common-tasks", to, icon: "novice", colour: seatColour(owner), size: 30 };
    }
    default:
      return null;
  }
}

/** The flights of some events, one after the other. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = [];
  let source = "countdown";
  events.forEach((event, at) => {
    const flight = flightOf(event, source, events.slice(at + 1));
    if (flight) flights.push({ ...flight, delay: Math.min(flights.length * 90, 720) });
    source = sourceOf(event) ?? source;
  });
  return flights;
}
