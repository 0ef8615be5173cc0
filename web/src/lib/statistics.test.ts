import { describe, expect, test } from "vitest";
import type { Played } from "./protocol";
import { byOpponent, bySource, csv, totals, trend } from "./statistics";

let number = 0;
function played(score: number, lead: number, more: Partial<Played> = {}): Played {
  number += 1;
  return {
    id: `g${number}`,
    game: "one",
    at: number * 86_400,
    players: 2,
    options: {},
    seat: 0,
    score,
    lead,
    won: lead >= 0,
    shared: lead === 0,
    opponents: ["spark"],
    sources: { tasks: score - 10, novices: 10 },
    ...more,
  };
}

describe("statistics", () => {
  const games = [played(50, 5), played(60, 0), played(40, -8, { opponents: ["spark", "flame"], sources: null }), played(70, 20)];

  test("totals count a shared victory as half a one", () => {
    const found = totals(games);
    expect(found).toMatchObject({ games: 4, won: 0.625, average: 55, streak: 2 });
    expect(found.best?.score).toBe(70);
    expect(found.largest?.lead).toBe(20);
    expect(totals([])).toEqual({ games: 0, won: 0, average: 0, best: null, largest: null, streak: 0 });
    expect(totals([played(40, -8)]).largest).toBeNull();
  });

  test("opponents are told apart, each once in a game", () => {
    const [spark, flame] = byOpponent([...games, played(30, -30, { opponents: ["spark", "spark"] })]);
    expect(spark).toMatchObject({ opponent: "spark", games: 5, won: 0.5 });
    expect(flame).toEqual({ opponent: "flame", games: 1, won: 0, lead: -8 });
  });

  test("sources are averaged over the games that know them", () => {
    const unused = played(50, 5, { sources: { tasks: 40, novices: 10, elders: 0 } });
    expect(bySource([...games, unused]).map(({ source }) => source)).toEqual(["tasks", "novices"]);
    expect(bySource(games)).toEqual([
      { source: "tasks", points: 50 },
      { source: "novices", points: 10 },
    ]);
  });

  test("the trend is a mean of the games before", () => {
    expect(trend([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
  });

  test("a file for a spreadsheet has a row for each game", () => {
    const lines = csv([played(50, 5, { id: "g", at: 0, opponents: ["spark", "flame"] })]).split("\n");
    expect(lines).toEqual([
      "at,game,players,seat,score,lead,won,shared,opponents,id,novices,tasks",
      "1970-01-01T00:00:00.000Z,one,2,0,50,5,true,false,spark flame,g,10,40",
      "",
    ]);
  });
});
