import { expect, test } from "vitest";
import { story } from "../games/emberheart/story";
import { words } from "../games/emberheart/words";
import { actsOf } from "./log";
import { recapOf } from "./recap";
import { speak } from "./texts";
import type { GameEvent } from "./types";

const line = (number: number, seat: number, ...events: GameEvent[]) => {
  return { number, act: number - 1, seat, move: "m", by: "human" as const, at: 0, events };
};
const event = (name: string, seat: number | null, ...args: (string | number)[]): GameEvent => ({ name, seat, args });

test("a round is told by the cards that each seat took in it, and by nothing of the round before", () => {
  const acts = actsOf([
    line(1, 0, event("took-hero", 0, "bard"), event("new-round", null, 2)),
    line(2, 1, event("sent-party", 1, "camp", 1, 0)),
    line(3, 1, event("took-dragon", 1, "red-5-1")),
    line(4, 0, event("took-preserve", 0, "blue-preserve-1"), event("raided", 1, "x", 0), event("new-round", null, 3)),
  ]);
  const recap = (at: number) => recapOf(acts, at, ["new-round"], 2, speak("emberheart", words), story);
  expect(recap(4)?.from).toBe(1);
  expect(recap(4)?.took.map((signs) => signs.map((sign) => sign.card))).toEqual([["blue-preserve-1"], ["red-5-1"]]);
  expect(recap(1)?.from).toBe(0);
  expect(recap(3)).toBeNull();
});
