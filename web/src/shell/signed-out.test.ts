import { render } from "svelte/server";
import { beforeEach, expect, test, vi } from "vitest";
import { setTexts } from "../lib/i18n.svelte";
import { arrive, goOnAsGuest, me, remember } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { socket } from "../lib/socket.svelte";
import SignedOut from "./SignedOut.svelte";

const english = import.meta.glob<string>("../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
const requests: string[] = [];
const answers: Record<string, [status: number, body: unknown]> = {
  "GET /api/me": [401, { error: { code: "signed-out", message: "this device was signed out" } }],
  "POST /api/me": [201, { id: "p2", name: "Guest" }],
  "GET /api/about": [200, { games: [], bots: { state: "off", progress: 0 } }],
};

beforeEach(() => {
  setTexts("en", ...Object.values(english));
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
    const asked = `${method} ${path}`;
    requests.push(asked);
    const [status, body] = answers[asked] ?? [404, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.spyOn(socket, "start").mockImplementation(() => {});
});

test("somebody who was signed out elsewhere is told so, and becomes a guest only when they say so", async () => {
  remember();
  const arriving = arrive();
  await vi.waitFor(() => expect(me.signedOut).toBe(true));
  const { body } = render(SignedOut);
  expect(body).toContain("This device was signed out");
  expect(body).toContain("/recover");
  expect(requests).not.toContain("POST /api/me");
  goOnAsGuest();
  await arriving;
  expect(me.player?.id).toBe("p2");
  expect(render(SignedOut).body).not.toContain("signed out");
});

test("on the page that brings a player back nothing stands in the way", () => {
  me.signedOut = true;
  vi.spyOn(router, "route", "get").mockReturnValue({ page: "recover" });
  expect(render(SignedOut).body).not.toContain("signed out");
});
