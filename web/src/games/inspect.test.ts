import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameOf, loadLiving, rulesOf, setGame, TITLES } from ".";
import { choose, loadApart, missing } from "../lib/i18n.svelte";
import { LivingTable } from "../lib/living.svelte";
import { keepPrinted } from "../lib/printed";
import type { Language } from "../lib/settings.svelte";
import { loadReference, topicOf } from "../lib/topics";
import { inspectionOf, wordsOf } from "../shell/table/inspection";
import { loadPrinted as loadBonfire } from "./bonfire/printed.svelte";
import { goals } from "./bonfire/goals";
import { PIECES as BONFIRE, changes as bonfireChanges, inspect as inspectBonfire } from "./bonfire/inspect";
import { RESOURCES, KINDS, SHAPES, COMMONS, GUARDIANS } from "./bonfire/types";
import { reading as bonfireReading } from "./bonfire/reading";
import { words as bonfireWords } from "./bonfire/words";
import { PIECES as EMBERHEART, changes as emberheartChanges, inspect as inspectEmberheart, spoken } from "./emberheart/inspect";
import { goals as emberheartGoals } from "./emberheart/goals";
import { AIDES, ATTRIBUTES, FOLLOWERS, PLACES } from "./emberheart/model";
import { usePrinted as useEmberheart } from "./emberheart/printed.svelte";
import { reading as emberheartReading } from "./emberheart/reading";
import { kindOf } from "./emberheart/topics";
import { words as emberheartWords } from "./emberheart/words";
import type { Proposal } from "../lib/types";

const LANGUAGES: Language[] = ["en", "de", "nl", "pl"];
const tables: Record<string, LivingTable> = {};
/** One or more of every kind of piece. */
const pieces: Record<string, string[]> = {};

const HOMES = {
  bonfire: { words: bonfireWords, inspect: inspectBonfire },
  emberheart: { words: emberheartWords, inspect: inspectEmberheart },
};

beforeAll(async () => {
  for (const [title, home] of Object.entries(HOMES)) setGame(title, { ...home, stats: () => [] } as never);
  for (const title of TITLES) {
    const stored = (await loadLiving(title))!;
    const table = new LivingTable(stored);
    keepPrinted(table.shown.room.id, stored.printed);
    await loadReference(title);
    tables[title] = table;
  }
  await loadBonfire(tables["bonfire"]!.shown.room.id);
  await useEmberheart(tables["emberheart"]!.shown.room.id);
  pieces["bonfire"] = bonfirePieces((await loadLiving("bonfire"))!.printed);
  pieces["emberheart"] = emberheartPieces((await loadLiving("emberheart"))!.printed);
}, 60_000);
afterAll(() => choose("en"));

describe("until what is printed has come", () => {
  const READINGS = { bonfire: bonfireReading, emberheart: emberheartReading };
  for (const title of TITLES) {
    /** Another table, of which only the server knows what is printed. */
    const another = () => {
      const { shown } = tables[title]!;
      return { ...tables[title]!, shown: { ...shown, room: { ...shown.room, id: "another" } } } as never;
    };
    test(`a piece of ${title} has its plain name`, () => {
      const own = pieces[title]!.filter((is) => !is.startsWith("seat "));
      for (const is of own) expect(inspectionOf({ is, label: "a piece" }, another())).toMatchObject({ name: "a piece", now: [] });
    });
    test(`${title} is read in plain words`, () => {
      const { view } = tables[title]!.shown;
      const told = READINGS[title as keyof typeof READINGS].told!(another());
      for (const field of Object.keys(view)) expect(told(field, view)).toBeNull();
    });
  }
});

function bonfirePieces(printed: any): string[] {
  return [
    ...Object.keys(printed.tasks).flatMap((task) => [`task ${task}`, `task ${task} T1`, `fire ${task}`]),
    ...Object.keys(printed.islands).map((island) => `island ${island}`),
    ...GUARDIANS.flatMap((one) => [`guardian ${one} 0`, `guardian ${one} island`]),
    ...Object.keys(printed.gnomes).flatMap((gnome) => [`gnome ${gnome}`, `gnome ${gnome} owned`]),
    ...["blue-herb-1", "starting-tile"].flatMap((tile) => [`path ${tile}`, `path ${tile} 1`]),
    ...SHAPES.flatMap((shape) => [`portal ${shape}`, `notch 7 ${shape}`]),
    ...KINDS.map((kind) => `tile ${kind}`),
    ...RESOURCES.map((resource) => `resource ${resource}`),
    ...COMMONS.map((common) => `common ${common}`),
    ...printed.ring.map((_: unknown, at: number) => `ring ${at + 1}`),
    ...printed.council.map((_: unknown, at: number) => `council ${at + 1}`),
    ...["countdown", "fate path-ship-task", "first-tile path-ship-task", "square", "left-offering 1", "offering 0 herb", "path-pile"],
    ...[
      "new-display",
      "path-space 3",
      "task-space 3 5",
      "start",
      "march",
      "stay",
      "ship 0",
      "starts",
      "tom guardian",
      "pair tile",
      "gnome-price",
    ],
    "seat 0",
  ];
}
function emberheartPieces(printed: any): string[] {
  const cards = ["heroes", "dragons", "preserves", "garrison", "tavern"].flatMap((kind) => Object.keys(printed[kind]));
  return [
    ...cards.map((card) => `${kindOf(card)} ${card}`),
    ...PLACES.flatMap((place) => [`place ${place}`, `place-${place}`, `space ${place} 3`]),
    ...["warehouse", "station"].map((place) => `place-${place}`),
    ...AIDES.map((aide) => `aide-${aide}`),
    ...FOLLOWERS.map((kind) => `follower-${kind}`),
    ...ATTRIBUTES.map((attribute) => `attribute-${attribute}`),
    ...Object.keys(printed.raid).map((card) => `raid ${card}`),
    ...["foot", "ridge", "peak"].map((level) => `level ${level}`),
    ...["action", "reward", "raid", "reset"].map((phase) => `phase ${phase}`),
    ...["geared-dragons", "further-steps", "fire-wise", "welcoming"].map((skill) => `skill-${skill}`),
    ...["gear", "flame", "flame 0", "companion", "crest", "shield", "seat 0"],
  ];
}

describe.each(["bonfire", "emberheart"])("the pieces of %s", (title) => {
  test.each(LANGUAGES)("have a name and an effect in %s", async (language) => {
    await choose(language);
    await loadApart(`${title}/inspect`);
    missing.clear();
    for (const is of pieces[title]!) {
      const label = `label of ${is}`;
      const found = inspectionOf({ is, label }, tables[title]!);
      expect(found.name, is).toMatch(/\p{L}|\d/u);
      expect(found.effect, is).toMatch(/\p{L}{2}/u);
      expect(`${found.name} ${found.kind} ${found.effect} ${found.price}`, is).not.toMatch(/\{|piece-|NaN|undefined,/);
      expect(wordsOf({ is, label }, tables[title]!), is).toContain(found.effect);
    }
    expect([...missing]).toEqual([]);
  });

  test("are all there, and each leads to a rule", () => {
    const declared = Object.keys(title === "bonfire" ? BONFIRE : EMBERHEART);
    const tried = new Set(pieces[title]!.map((is) => /^[a-z-]+(?= )|^[a-z]+(?=-)|^[a-z-]+$/.exec(is)![0]));
    expect(declared.filter((kind) => !tried.has(kind) && ![...pieces[title]!].includes(kind))).toEqual([]);
    expect(rulesOf(title)).toBeDefined();
    for (const is of pieces[title]!) {
      const { rule } = gameOf(title)!.inspect!(is, tables[title]!) ?? {};
      if (!is.startsWith("seat")) expect(topicOf(rule ?? "", tables[title]!.teller)?.slug, is).toBeTruthy();
    }
  });
});

test("the inspector of Bonfire begins with the Tasks in the city, then the nearest on the islands and the price of sailing", async () => {
  await choose("en");
  await loadApart("bonfire/inspect");
  const stored = tables["bonfire"]! as never as { shown: any; seat: number; teller: unknown };
  const { seat, teller } = stored;
  const shown = structuredClone(stored.shown);
  const [held, near, far] = Object.keys(((await loadLiving("bonfire"))!.printed as any).tasks);
  const city = { ...shown.view.cities[seat], tasks: [held, null], lit: [0, 0], ship: "T5" };
  const fact = (have: number, need: number) => ({ have, need, fulfilled: have >= need, points: 3 });
  shown.over = false;
  shown.seats[seat].mine = true;
  shown.view.cities[seat] = city;
  shown.view.islands = { T2: { tasks: [null, far] }, T5: { tasks: [near] } };
  shown.facts = { ...shown.facts, tasks: { [held!]: fact(5, 3), [near!]: fact(1, 2), [far!]: fact(0, 4) }, prices: { sail: { T2: 2 } } };
  const table = { shown, seat, teller } as never;
  expect(goals(table).map(({ group, where, have, need, place }) => [group, where, have, need, place])).toEqual([
    ["Your Tasks", undefined, 3, 3, `city-${seat}-task-1`],
    ["Nearest on the islands", "T5, where your ship is", 1, 2, "island-T5-1"],
    ["Nearest on the islands", "T2, for 2 ship tiles", 0, 4, "island-T2-2"],
  ]);
  city.tasks = [held, held];
  expect(goals(table)).toHaveLength(2);
  shown.seats[seat].mine = false;
  expect(goals(table)).toEqual([]);
});

test("a dragon says which it is and what it costs, a hero what it does", async () => {
  await choose("en");
  const table = tables["emberheart"]!;
  const dragons = pieces["emberheart"]!.filter((is) => is.startsWith("dragon ")).map((is) => inspectionOf({ is }, table));
  expect(new Set(dragons.map(({ name, kind, effect }) => `${name} ${kind} ${effect}`)).size).toBeGreaterThan(8);
  const printed = (await loadLiving("emberheart"))!.printed as any;
  const [card] = Object.entries<any>(printed.dragons).find(([, one]) => one.warden && one.flame)!;
  const [brew] = Object.entries<any>(printed.tavern).find(([, one]) => one.flame < 0)!;
  expect(spoken(table as never, card)).toMatch(/dragon \(\d\), 1 warden and flame \+\d/);
  expect(spoken(table as never, brew)).toMatch(/, flame −\d/);
  expect(spoken(table as never, "recruiter")).toContain("After each raid");
});

test("the summit is the summit, and the first Fate Tile the first Fate Tile", async () => {
  await choose("en");
  const level = (name: string) => inspectionOf({ is: `level ${name}` }, tables["emberheart"]!);
  expect(["foot", "ridge", "peak"].map((name) => level(name).name)).toEqual(["Lower", "Middle", "Summit"]);
  expect(topicOf(level("peak").rule!, tables["emberheart"]!.teller)?.slug).toBe("mountain-top");
  const first = inspectionOf({ is: "first-tile path-ship-task" }, tables["bonfire"]!);
  expect(first.name).toBe("First Fate Tile");
  expect(topicOf(first.rule!, tables["bonfire"]!.teller)?.slug).toBe("first-tile");
});

test("what an act would change is told as before and after", () => {
  const proposal = (price: unknown[], events: unknown[]) => ({ price, events }) as unknown as Proposal;
  const bonfire = tables["bonfire"]!;
  const { tiles, resources } = bonfire.shown.view.cities[bonfire.seat];
  const seat = bonfire.seat;
  const told = bonfireChanges(
    bonfire as never,
    proposal(
      [{ what: "tiles", kind: "ship", number: 1 }],
      [
        { name: "gained-resources", seat, args: ["gold", 2] },
        { name: "gained-points", seat, args: [3] },
        { name: "gained-tiles", seat: 1 - seat, args: ["path", 5] },
      ],
    ),
  );
  expect(told.map(({ from, to }) => [from, to])).toEqual([
    [tiles.ship, tiles.ship - 1],
    [resources.gold, resources.gold + 2],
    [undefined, undefined],
  ]);
  const emberheart = tables["emberheart"]!;
  const band = emberheart.shown.view.bands[emberheart.seat];
  const lines = emberheartChanges(
    emberheart as never,
    proposal(
      [],
      [
        { name: "flame-moved", seat: emberheart.seat, args: [-2] },
        { name: "gained-gear", seat: emberheart.seat, args: [2] },
      ],
    ),
  );
  expect(lines.map(({ from, to }) => [from, to])).toEqual([
    [band.gear, band.gear + 2],
    [band.flame, band.flame - 2],
  ]);
});

test("a game without a home is told in the words of the server", () => {
  const piece = { is: "", label: "Take 2 spices", option: { move: "take 2", family: "x", args: {}, price: [] } as never };
  const teller = { move: () => "Take 2 spices", price: () => "" };
  const found = inspectionOf(piece, { shown: { room: { title: "spices" } }, teller } as never);
  expect(found).toEqual({ name: "Take 2 spices", effect: "", now: [] });
});

test("the inspector of Emberheart begins with what cards still need and what the raid would take", () => {
  const emberheart = tables["emberheart"]!;
  const { shown, seat } = emberheart;
  const card = pieces["emberheart"]!.find((is) => is.startsWith("garrison "))!.slice("garrison ".length);
  const hero = pieces["emberheart"]!.find((is) => is.startsWith("hero "))!.slice("hero ".length);
  const band = { ...shown.view.bands[seat], garrison: { [card]: "open" }, heroes: { [hero]: 1 }, hero_dragons: {}, preserves: {} };
  const raid = [{ card: "x", state: "open", loss: shown.seats.map(() => ({ hireling: 3, flame: 2 })) }];
  const goals = emberheartGoals({
    ...emberheart,
    seat,
    shown: {
      ...shown,
      over: false,
      seats: shown.seats.map((one) => ({ ...one, mine: true })),
      view: { ...shown.view, bands: shown.seats.map(() => band) },
      facts: { ...shown.facts, garrison: [], raid },
    },
    teller: emberheart.teller,
  } as never);
  expect(goals.map(({ place, have, need }) => [place, have, need])).toEqual([
    [`card-${card}`, expect.any(Number), expect.any(Number)],
    [`card-${hero}`, 0, 1],
    ["raid-x", 1, 3],
  ]);
  expect(goals[2]!.where).toContain("2");
});
