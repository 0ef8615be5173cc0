/** The Procession: whose turn it is to go. */
import { GUARDIANS, placeOf } from "../types";
import type { City, Frame, Guardian } from "../types";

function rank(city: City, guardian: Guardian): number {
  const place = placeOf(city.guardians[guardian]);
  return place ? place.space : -1;
}

/** The Guardians who may go next: one, or several who stand in the same place. */
export function nextToGo(city: City, frame: Frame): Guardian[] {
  if (frame.kind === "move-to") return [GUARDIANS[frame.a]!];
  if (frame.kind !== "procession") return [];
  if (frame.e > 0) return [GUARDIANS[frame.e - 1]!];
  const waiting = GUARDIANS.filter((_, at) => (frame.b >> at) & 1);
  const furthest = Math.max(...waiting.map((guardian) => rank(city, guardian)));
  return waiting.filter((guardian) => rank(city, guardian) === furthest);
}
