/** How many of each a city has, as the Common Tasks count them. */
import type { City, Common } from "./types";

export function counts(city: City | undefined): Record<Common, number> {
  if (!city) return { tasks: 0, portals: 0, paths: 0, guardians: 0, gnomes: 0 };
  return {
    tasks: city.tasks.filter(Boolean).length,
    portals: city.portals.filter(Boolean).length,
    paths: city.paths.length,
    guardians: Object.values(city.guardians).filter(Boolean).length,
    gnomes: Object.values(city.gnomes).filter(Boolean).length,
  };
}
