import { expect, test } from "vitest";
import { routeOf, secretOf } from "./router.svelte";

test("every page has its address", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/new/emberheart")).toEqual({ page: "new", game: "emberheart", set: null });
  expect(routeOf("/new/a-game-from-elsewhere")).toEqual({ page: "new", game: "a-game-from-elsewhere", set: null });
  expect(routeOf("/new")).toEqual({ page: "new", game: null, set: null });
  expect(routeOf("/new/bonfire/0123456789abcdef")).toEqual({ page: "new", game: "bonfire", set: "0123456789abcdef" });
  expect(routeOf("/box")).toEqual({ page: "boxes" });
  expect(routeOf("/box/bonfire")).toEqual({ page: "box", game: "bonfire", set: null });
  expect(routeOf("/box/bonfire/0123456789abcdef")).toEqual({ page: "box", game: "bonfire", set: "0123456789abcdef" });
  expect(routeOf("/set/0123456789abcdef")).toEqual({ page: "set", set: "0123456789abcdef" });
  expect(routeOf("/game/abc-1")).toEqual({ page: "table", game: "abc-1", move: null });
  expect(routeOf("/game/abc/41")).toEqual({ page: "table", game: "abc", move: 41 });
  expect(routeOf("/review/abc")).toEqual({ page: "review", game: "abc" });
  expect(routeOf("/join/s3cret")).toEqual({ page: "join", secret: "s3cret" });
  expect(routeOf("/watch/s3cret")).toEqual({ page: "join", secret: "s3cret" });
  expect(routeOf("/claim/s3cret")).toEqual({ page: "claim", secret: "s3cret" });
  expect(routeOf("/recover")).toEqual({ page: "recover" });
  expect(routeOf("/rules")).toEqual({ page: "rules", game: "bonfire", topic: null });
  expect(routeOf("/rules/emberheart/raid")).toEqual({ page: "rules", game: "emberheart", topic: "raid" });
  expect(routeOf("/lesson/bonfire")).toEqual({ page: "lesson", game: "bonfire" });
  expect(routeOf("/series/")).toEqual({ page: "series" });
  expect(routeOf("/opponents")).toEqual({ page: "opponents" });
});

test("everything else leads nowhere", () => {
  for (const path of [
    "/nothing",
    "/new/chess/now",
    "/rules/chess",
    "/game",
    "/game/a/b",
    "/game/a/1/2",
    "/join",
    "/join/a b",
    "/lesson/chess",
    "/settings/x",
  ]) {
    expect(routeOf(path), path).toEqual({ page: "missing" });
  }
});

test("a secret is found in what was pasted", () => {
  expect(secretOf("https://games.example.org/join/abcDEF123_-x")).toBe("abcDEF123_-x");
  expect(secretOf("  abcDEF123_-x \n")).toBe("abcDEF123_-x");
  expect(secretOf("https://games.example.org/watch/abcDEF123_-x/")).toBe("abcDEF123_-x");
  expect(secretOf("hello")).toBeNull();
  expect(secretOf("")).toBeNull();
});
