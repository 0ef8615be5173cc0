import { describe, expect, test } from "vitest";
import { flightsOf } from "./flights";

const event = (name: string, seat: number | null, ...args: (string | number | null)[]) => ({ name, seat, args });

describe("flights", () => {
  test("what a crest brings comes from the place where it lies", () => {
    const events = [event("crest-at", 0, "station", 1), event("gained-followers", 0, "hireling", 4), event("flame-moved", 0, 1)];
    const flights = flightsOf(events, 0);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ["crests-0", "special-station"],
      ["special-station", "supply-hireling-0"],
      ["special-station", "flame-0"],
    ]);
  });

  test("things of a seat whose camp is not shown fly to its name", () => {
    const [sent] = flightsOf([event("sent-party", 2, "camp", 4, 0)], 0);
    expect(sent).toMatchObject({ from: "seat-2", to: "space-camp-4", icon: "banner" });
  });

  test("a card taken in the camp that is shown travels as a piece, not as a symbol", () => {
    expect(flightsOf([event("took-dragon", 1, "red-5-1")], 1)).toEqual([]);
    expect(flightsOf([event("took-dragon", 1, "red-5-1")], 0)).toMatchObject([{ from: "place-mountain", to: "seat-1" }]);
  });

  test("one after the other", () => {
    const flights = flightsOf([event("gained-gear", 0, 1), event("turn-began", 0, 1), event("gained-gear", 0, 1)], 0);
    expect(flights.map((flight) => flight.delay)).toEqual([0, 80]);
  });
});
