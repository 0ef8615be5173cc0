import { expect, it } from "vitest";
import { flightsOf } from "./flights";

it("lets gains fly from where they come from", () => {
  const flights = flightsOf([
    { name: "paid-tiles", seat: 0, args: ["great-bonfire", 1] },
    { name: "turned-fire", seat: 0, args: [0, 4] },
    { name: "gained-tiles", seat: 0, args: ["great-bonfire", 1] },
    { name: "took-portal", seat: 0, args: ["ring", 7] },
  ]);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ["supply-0-great-bonfire", "seat-0"],
    ["ring-5", "supply-0-great-bonfire"],
    ["ring-5", "city-0-portal-7"],
  ]);
  expect(flights.map((flight) => flight.delay)).toEqual([0, 90, 180]);
});

it("sends Tasks, Gnomes and Novices to their places", () => {
  const flights = flightsOf([
    { name: "took-task", seat: 1, args: ["red-gold", "T3", 3] },
    { name: "took-gnome", seat: 1, args: ["usher"] },
    { name: "sent-novice", seat: 1, args: ["ship", "seat-1", 6] },
    { name: "turn-began", seat: 2, args: [0] },
  ]);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ["island-T3", "city-1-task-4"],
    ["gnomes-usher", "city-1-gnomes"],
    ["city-1", "council-7"],
  ]);
});
