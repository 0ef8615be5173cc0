import { beforeEach, expect, test } from "vitest";
import { PAGE, Paged } from "./paged.svelte";
import type { Row } from "./paged.svelte";

/** A server's list: after a cursor come the rows behind it, whatever happens before it. */
let list: Row[];
let asked: (string | undefined)[];
let hold: Promise<void> | null;

async function ask(after: string | undefined, limit: number): Promise<Row[]> {
  asked.push(after);
  const found = list.slice(after === undefined ? 0 : Number(after) + 1).slice(0, limit);
  await hold;
  return found;
}

const rows = (number: number): Row[] => Array.from({ length: number }, (_, at) => ({ id: `g${at}`, cursor: String(at) }));
const ids = (paged: Paged<Row>) => paged.rows!.map((row) => row.id);

beforeEach(() => {
  list = rows(2 * PAGE + 3);
  asked = [];
  hold = null;
});

test("every row comes once, page after page, until there are no more", async () => {
  const paged = new Paged(ask);
  await paged.read();
  expect([paged.rows!.length, paged.more]).toEqual([PAGE, true]);
  await paged.next();
  await paged.next();
  expect(ids(paged)).toEqual(list.map((row) => row.id));
  expect(paged.more).toBe(false);
  expect(asked).toEqual([undefined, String(PAGE - 1), String(2 * PAGE - 1)]);
});

test("a list that ends with a page has no more after one that is empty", async () => {
  list = rows(PAGE);
  const paged = new Paged(ask);
  await paged.read();
  expect(paged.more).toBe(true);
  await paged.next();
  expect([paged.rows!.length, paged.more]).toEqual([PAGE, false]);
});

test("reading again keeps as many rows as were there", async () => {
  const paged = new Paged(ask);
  await paged.read();
  await paged.next();
  await paged.read();
  expect(paged.rows).toHaveLength(2 * PAGE);
  expect(paged.more).toBe(true);
});

test("a row that has moved up does not come twice", async () => {
  const paged = new Paged(ask);
  await paged.read();
  list = [...list.slice(0, PAGE), { id: "g3", cursor: String(PAGE) }, ...list.slice(PAGE + 1)];
  await paged.next();
  expect(new Set(ids(paged)).size).toBe(paged.rows!.length);
});

test("what was asked for before another list was chosen is not shown", async () => {
  let release = () => {};
  hold = new Promise((done) => (release = done));
  const paged = new Paged(ask);
  const first = paged.read();
  list = rows(1);
  const second = paged.reset();
  release();
  await Promise.all([first, second]);
  expect(ids(paged)).toEqual(["g0"]);
});

test("a row that was removed is gone, and the list goes on behind it", async () => {
  const paged = new Paged(ask);
  await paged.read();
  paged.drop("g0");
  await paged.next();
  expect(ids(paged)[0]).toBe("g1");
  expect(paged.rows).toHaveLength(2 * PAGE - 1);
});
