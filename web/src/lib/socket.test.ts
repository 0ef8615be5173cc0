import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket } from "./socket.svelte";
import type { Message, Wire } from "./socket.svelte";

class FakeWire implements Wire {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onclose: Wire["onclose"] = null;
  onmessage: Wire["onmessage"] = null;
  onerror: Wire["onerror"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let wires: FakeWire[];
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  wires = [];
  socket = new Socket(() => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  });
});

afterEach(() => {
  socket.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const last = () => wires[wires.length - 1]!;

test("a game is opened whole at first, and after a break from where it stopped", () => {
  const seen: Message[] = [];
  socket.start();
  socket.follow("g", (message) => seen.push(message));
  last().open();
  expect(last().sent).toEqual([{ do: "open", game: "g" }]);
  last().say({ type: "table", game: "g", seq: 5, view: {} });
  last().say({ type: "change", game: "g", seq: 6, entry: { kind: "chat" } });
  last().break();
  expect(socket.state).toBe("waiting");
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent).toEqual([{ do: "open", game: "g", since: 6 }]);
  expect(seen.map((message) => message.seq)).toEqual([5, 6]);
});

test("a change that comes twice is taken once, and after a gap the missing ones are asked for", () => {
  const seen: (number | undefined)[] = [];
  socket.start();
  socket.follow("g", (message) => seen.push(message.seq));
  last().open();
  last().say({ type: "table", game: "g", seq: 5 });
  last().say({ type: "change", game: "g", seq: 5 });
  last().say({ type: "change", game: "g", seq: 8 });
  expect(seen).toEqual([5]);
  expect(last().sent.at(-1)).toEqual({ do: "open", game: "g", since: 5 });
});

test("a change without an answer is sent again with the same id, and answered once", async () => {
  socket.start();
  last().open();
  const answer = socket.change({ do: "move", game: "g", moves: ["pass"] });
  const first = last().sent.at(-1)!;
  last().break();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent).toEqual([first]);
  last().say({ type: "done", id: first.id, seq: 9 });
  expect((await answer).seq).toBe(9);
  last().break();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent).toEqual([]);
});

test("a refusal rejects with its code", async () => {
  socket.start();
  last().open();
  const answer = socket.change({ do: "move", game: "g" });
  last().say({ type: "refused", id: last().sent.at(-1)!.id, error: { code: "stale", message: "look again", args: {} } });
  await expect(answer).rejects.toMatchObject({ code: "stale", message: "look again" });
});

test("a question is answered by its ref", async () => {
  socket.start();
  last().open();
  const answer = socket.ask({ do: "look", game: "g", line: [] });
  last().say({ type: "looked", ref: last().sent.at(-1)!.ref, move: 3 });
  expect((await answer).move).toBe(3);
});

test("waiting grows with every failure and ends with success", () => {
  socket.start();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  for (const wait of [500, 1000, 2000]) {
    last().break();
    const made = wires.length;
    vi.advanceTimersByTime(wait - 1);
    expect(wires.length).toBe(made);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(made + 1);
  }
  last().open();
  expect(socket.tries).toBe(0);
});

test("silence after a ping breaks the connection", () => {
  socket.start();
  last().open();
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual([{ do: "ping", ref: 0 }]);
  vi.advanceTimersByTime(10_000);
  expect(socket.state).toBe("waiting");
});

test("a browser that the server does not know becomes somebody new", () => {
  const unknown = vi.fn(() => Promise.resolve());
  socket.start(unknown);
  last().open();
  last().break(4401);
  expect(unknown).toHaveBeenCalledOnce();
});

test("the result of a job comes by message", async () => {
  socket.start();
  last().open();
  const seen: number[] = [];
  const first: string[] = [];
  const result = socket.result<string>(
    { job: "j", kind: "hint", game: "g", state: "waiting", progress: 0, error: null },
    (part) => seen.push(part),
    (found) => first.push(found),
  );
  last().say({ type: "job", job: "other", state: "done", progress: 1, result: "no" });
  last().say({ type: "job", job: "j", state: "running", progress: 0.5, result: "perhaps" });
  last().say({ type: "job", job: "j", state: "done", progress: 1, result: "yes" });
  expect(await result).toBe("yes");
  expect(seen).toEqual([0, 0.5, 1]);
  expect(first).toEqual(["perhaps"]);
});
