import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pathOf, url } from "./base";

test("a path lies inside the folder of the server or outside it", () => {
  expect(pathOf("/firelight/game/abc", "/firelight")).toBe("/game/abc");
  expect(pathOf("/firelight/", "/firelight")).toBe("/");
  expect(pathOf("/firelight", "/firelight")).toBe("/");
  expect(pathOf("/firelights/game/abc", "/firelight")).toBeNull();
  expect(pathOf("/game/abc", "/firelight")).toBeNull();
  expect(pathOf("/game/abc", "")).toBe("/game/abc");
});

test("addresses are made with the folder", () => {
  expect(url("/games", "/firelight")).toBe("/firelight/games");
  expect(url("/games", "")).toBe("/games");
});

describe("a page at https://example.org/firelight/", () => {
  const place = { origin: "https://example.org", host: "example.org", protocol: "https:", pathname: "/firelight/join/s3cret" };
  const go = (_: unknown, __: string, address: string) => (place.pathname = address);

  beforeEach(() => {
    vi.resetModules();
    place.pathname = "/firelight/join/s3cret";
    vi.stubGlobal("document", { documentElement: { dataset: { base: "/firelight" } } });
    vi.stubGlobal("location", place);
    vi.stubGlobal("history", { pushState: go, replaceState: go });
    vi.stubGlobal("scrollTo", () => {});
  });
  afterEach(() => vi.unstubAllGlobals());

  test("the router reads and writes addresses inside it", async () => {
    const { router } = await import("./router.svelte");
    expect(router.route).toEqual({ page: "join", secret: "s3cret" });
    router.go("/game/abc");
    expect(place.pathname).toBe("/firelight/game/abc");
    expect(router.path).toBe("/game/abc");
    place.pathname = "/elsewhere/game/abc";
    router.go("/", true);
    expect(router.route).toEqual({ page: "start" });
  });

  test("requests and links to share name it", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response("{}"));
    });
    const { api } = await import("./api");
    const { fullUrl } = await import("./base");
    await api.about();
    expect(asked).toEqual(["/firelight/api/about"]);
    expect(fullUrl("/join/s3cret")).toBe("https://example.org/firelight/join/s3cret");
  });
});
