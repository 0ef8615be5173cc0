import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { words as bonfire } from "../games/bonfire/words";
import { words as emberheart } from "../games/emberheart/words";
import { Teller } from "./teller";
import type { Texts } from "./teller";
import type { GameEvent, Option, Title } from "./types";
import type { Words } from "./words";

const sources = import.meta.glob<string>("../../../firelight/{texts,games/*/texts}/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS: Record<Title, Words> = { bonfire, emberheart };
const PEOPLE = [
  { name: "Astrid", mine: true },
  { name: "Boris", mine: false },
];

function texts(language: string): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(sources)) if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  return {
    text(id, values = {}) {
      const [key = "", attribute] = id.split(".");
      const message = bundle.getMessage(key);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      return pattern ? bundle.formatPattern(pattern, values) : null;
    },
  };
}

const tellers = Object.fromEntries(["en", "de", "nl", "pl"].map((language) => [language, texts(language)]));
const teller = (language: string, title: Title = "bonfire") =>
  new Teller(tellers[language]!, title, WORDS[title]!, PEOPLE, { island: { T3: { offering: "herb" } } });
const option = (family: string, args: Option["args"]) => ({ family, args, move: "typed" }) as Option;
const event = (name: string, seat: number | null, ...args: GameEvent["args"]) => ({ name, seat, args });

describe("words", () => {
  test("are listed as the language does it", () => {
    for (const [language, tag] of Object.entries({ en: "en-GB", de: "de", nl: "nl", pl: "pl" })) {
      for (const parts of [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]]) {
        expect(teller(language).list(parts)).toBe(new Intl.ListFormat(tag, { type: "conjunction" }).format(parts));
        expect(teller(language).list(parts, "or")).toBe(new Intl.ListFormat(tag, { type: "disjunction" }).format(parts));
      }
    }
  });

  test("are counted with the plurals and cases of the language", () => {
    expect([1, 2, 5, 22].map((n) => teller("pl").count("shell", n))).toEqual(["1 muszla", "2 muszle", "5 muszli", "22 muszle"]);
    expect([1, 2].map((n) => teller("pl").count("shell", n, "count-acc"))).toEqual(["1 muszlę", "2 muszle"]);
    expect([1, 2].map((n) => teller("de").count("yellow", n, "count-acc"))).toEqual(["1 gelben Marker", "2 gelbe Marker"]);
    expect(teller("nl").count("ship", 2)).toBe("2 schipfiches");
  });

  test("that component sets make have one text for their pattern", () => {
    expect(teller("en").word("blue-herb-2")).toBe("herb with a blue crystal");
    expect(teller("en").word("path-ship-great-bonfire")).toBe("path · ship · Great Bonfire");
    expect(teller("en").word("2,3 down")).toBe("column 3, rows 2 to 4");
    expect(teller("en").word("T3", "to")).toBe("to herb island T3");
    expect(teller("de", "emberheart").word("captive-red-2-1", "acc")).toBe("den roten Drachen (2)");
    expect(teller("pl", "emberheart").word("2-scouts-1-hireling", "acc")).toBe("2 zwiadowców i 1 pomocnika");
    expect(teller("en", "emberheart").word("g4-t1-a5")).toBe("Heroes’ Guild 4, Tavern 1 and Garrison 5");
    expect(teller("nl", "emberheart").word("specialist-per-hero")).toBe("1 specialist per held");
  });

  test("of Tasks that no text is written for tell their condition", () => {
    const own = new Teller(tellers.en!, "bonfire", bonfire, PEOPLE, {
      tasks: { "red-resource-gold": { number: 6 }, "blue-portals": { number: 2 } },
    });
    expect(own.word("blue-portals")).toBe("Have 2 portals");
    expect(own.word("yellow-group-of-3-gnome")).toBe("Have 3 connected gnome symbols in your Fate Area");
  });

  test("that nobody knows stand as they are", () => expect(teller("en").word("no-such-word")).toBe("no-such-word"));
});

describe("moves and prompts", () => {
  test("name their arguments in the right case", () => {
    expect(teller("pl").move(option("recruit", { gnome: "helmsman" }))).toBe("Zrekrutuj Sternika");
    expect(teller("de").move(option("sail", { island: "T3" }))).toBe("Mit dem Schiff zur Kräuterinsel T3 fahren");
    const followers = { hireling: 2, scout: 1, ranger: 0 };
    expect(teller("en", "emberheart").move(option("make-up", { followers }))).toBe("Send 2 hirelings and 1 scout");
    expect(teller("en").move(option("task", { island: null, slot: 2 }))).toBe("Take Task 2");
  });

  test("speak to the one who decides and about anybody else", () => {
    expect(teller("en").ask("pay-tiles", 0, { kind: "ship", owed: 2, throw: 0 })).toBe("Pay 2 ship tiles");
    expect(teller("en").ask("pay-tiles", 0)).toBe("Choose the action tiles to pay with");
    expect(teller("de").ask("turn", 1)).toBe("Boris ist am Zug");
  });

  test("refusals have figures, names and lists", () => {
    const no = (code: string, args: object, title: Title = "bonfire") => teller("en", title).refusal({ rule: "", code, args: { ...args } });
    expect(no("lacks-resources", { needs: { fruit: 1, root: 2 }, have: {} })).toBe("You need 1 fruit and 2 roots; you have no resources.");
    const polish = teller("pl").refusal({ rule: "", code: "lacks-resources", args: { needs: { shell: 1 }, have: { shell: 1 } } });
    expect(polish).toBe("Potrzeba: 1 muszla; masz 1 muszlę.");
    expect(no("gnome-taken", { gnome: "gardener", seat: 1 })).toBe("Boris has already recruited the Gardener.");
    expect(no("furthest-first", { guardians: ["own", "pink"] })).toContain("your own Guardian or the pink Guardian");
    expect(no("party-size", { space: 3, least: 2, most: 3, size: 1 }, "emberheart")).toContain("takes a party of 2–3");
    expect(no("not-at-task-island", { ship: null })).toContain("at the landing stage");
    expect(no("other-decision", { decision: "turn" })).toMatch(/ignite a Bonfire\.$/);
    expect(no("other-decision", { decision: "portal" })).toBe("You can’t do that now. Which portal do you take?");
    expect(no("lacks-tiles", { kind: "ship", needed: 2, held: { ship: 0, yellow: 0, other: 1 } })).toBe(
      "You need 2 ship tiles; you have 1 other tile.",
    );
    const waiting = [{ card: "red-preserve-1" }, { card: "bard" }, { card: "red-preserve-2" }];
    expect(no("no-card-for-dragon", { dragon: "blue-5-1", waiting }, "emberheart")).toContain("2 red Preserves and Bard.");
  });

  test.each([
    ["en", "row 5, column 1", "row 2, columns 1 and 3", "column 1, rows 3 and 4", "row 1, column 1 and 1 square above column 1"],
    ["de", "Zeile 5, Spalte 1", "Zeile 2, Spalten 1 und 3", "Spalte 1, Zeilen 3 und 4", "Zeile 1, Spalte 1 und 1 Feld über Spalte 1"],
    ["nl", "rij 5, kolom 1", "rij 2, kolommen 1 en 3", "kolom 1, rijen 3 en 4", "rij 1, kolom 1 en 1 vakje boven kolom 1"],
    ["pl", "rząd 5, kolumna 1", "rząd 2, kolumny 1 i 3", "kolumna 1, rzędy 3 i 4", "rząd 1, kolumna 1 i 1 pole nad kolumną 1"],
  ])("refusals name squares by row and column, never by a pair of numbers: %s", (language, one, gap, line, corner) => {
    const no = (code: string, squares: number[][]) => teller(language).refusal({ rule: "", code, args: { squares } });
    expect(no("squares-covered", [[5, 1]])).toContain(one);
    expect(no("squares-covered", [[2, 3], [2, 1]])).toContain(gap); // prettier-ignore
    expect(no("squares-covered", [[3, 1], [4, 1]])).toContain(line); // prettier-ignore
    expect(no("outside-fate-area", [[0, 1], [1, 1]])).toContain(`(${corner})`); // prettier-ignore
  });

  test("squares beyond the Fate Area are told by its edge", () => {
    const no = (squares: number[][]) => teller("en").refusal({ rule: "", code: "outside-fate-area", args: { squares } });
    expect(no([[2, 8], [2, 9]])).toContain("(2 squares to the right of row 2)"); // prettier-ignore
    expect(no([[3, 0]])).toContain("(1 square to the left of row 3)");
    expect(no([[6, 4], [7, 4]])).toContain("(2 squares below column 4)"); // prettier-ignore
  });

  test("refusals begin with a capital letter, whatever they begin with", () => {
    for (const language of ["en", "de", "nl", "pl"]) {
      const own = { text: (id: string) => (id === "no-bonfire-x" ? "żaden" : tellers[language]!.text(id)) };
      expect(new Teller(own, "bonfire", bonfire).refusal({ rule: "", code: "x", args: {} })).toBe("Żaden");
    }
  });
});

describe("events", () => {
  test("in a row become one sentence", () => {
    const gains = [event("gained-tiles", 0, "ship", 2), event("gained-resources", 0, "gold", 1), event("gained-tiles", 0, "ship", 1)];
    expect(teller("en").tell(gains)).toEqual(["You gain 3 ship tiles and 1 gold"]);
    expect(teller("pl").tell([event("paid-resources", 1, "shell", 1)])).toEqual(["Boris zużywa 1 muszlę"]);
    const swap = [event("paid-gear", 1, 1), event("lost-followers", 1, "hireling", 1), event("gained-followers", 1, "warden", 1)];
    expect(teller("de", "emberheart").tell(swap)).toEqual(["Boris verliert 1 Ausrüstung und 1 Gehilfen und erhält 1 Hüterin"]);
    expect(teller("en", "emberheart").tell([event("lost-followers", 1, "hireling", 2)])).toEqual(["Boris discards 2 hirelings"]);
    expect(teller("en", "emberheart").tell([event("paid-gear", 1, 1)])).toEqual(["Boris pays 1 gear"]);
  });

  test("that say nothing are left out", () => {
    expect(teller("en").tell([event("turn-began", 0, 0)])).toEqual([]);
    const back = [event("came-back", 0, "guild", 3), event("took-hero", 1, "bard")];
    expect(teller("en", "emberheart").tell(back)).toEqual(["Boris takes the Bard"]);
  });

  test("tell which way something moves, and how far", () => {
    const flames = [event("flame-moved", 0, -2), event("flame-moved", 1, 1)];
    expect(teller("nl", "emberheart").tell(flames)).toEqual(["Je vlam daalt met 2", "De vlam van Boris stijgt met 1"]);
  });

  test("speak of me by name where several seats are mine", () => {
    const both = new Teller(
      tellers.en!,
      "bonfire",
      bonfire,
      PEOPLE.map((person) => ({ ...person, mine: true })),
    );
    expect(both.tell([event("passed", 0, 3)])).toEqual(["Astrid passes for the rest of the game"]);
  });
});

test("hints name things and what comes to light", () => {
  expect(teller("en").thing({ kind: "resources", name: "gold", number: 2 })).toBe("2 gold");
  expect(teller("en", "emberheart").thing({ kind: "party", name: "guild 3", number: 1 })).toBe("a party on space 3 at the Heroes’ Guild");
  expect(teller("pl", "emberheart").thing({ kind: "flame", name: "flame", number: -1 })).toBe("płomień −1");
  expect(teller("de").then("turned-up-path")).toBe("ein Weg-Plättchen wird aufgedeckt");
});
