/** The words of Emberheart: `red-5-1` is a dragon, `2-scouts-1-hireling` a Tavern card. */
import type { Teller, Values } from "../../lib/teller";
import declared from "../../../../firelight/games/emberheart/texts/words.json";
import { word } from "../../lib/words";
import type { Words } from "../../lib/words";

const PLACES: Record<string, string> = { g: "guild", t: "tavern", c: "camp", m: "mountain", p: "preserve", a: "garrison" };
const DRAGON = /^(?:captive-)?(red|blue|green|exotic)-(\d+)(-\d+)?$/;

export const words: Words = {
  ...declared,
  fields: {
    hidden: ["late"],
    people: ["warehouse", "station"],
    seats: ["aides"],
    flags: ["companion", "companion_used", "apprentice_used", "took"],
    levels: ["attributes", "flame", "gear", "crests"],
  },
  patterns: [
    [DRAGON, (_, [, colour = "", glory]) => word("emberheart-dragon", { colour, glory: Number(glory) })],
    [/^(red|blue|green)-preserve(-\d+)?$/, (_, [, colour = ""]) => word("emberheart-preserve-card", { colour })],
    [/^(red|blue|green)-garrison-(\d+)$/, (_, [, colour = "", n]) => word("emberheart-garrison-card", { colour, step: Number(n) })],
    [/^(specialist|hireling)-per-([a-z-]+)$/, (_, [, lost = "", counted = ""]) => word("emberheart-raid-card", { lost, counted })],
    [/^([a-z]+)-([1-5])$/, (teller, [, place = "", n]) => word("emberheart-space", { place: teller.word(place), space: Number(n) })],
    [/^([gtcmpa]\d-?)+$/, (teller, _, key) => word("emberheart-blocked-spaces", { spaces: teller.list(spaces(teller, key)) })],
    [/^(\d+-[a-z]+-?)+$/, (teller, _, key) => word("emberheart-tavern-card", people(teller, key))],
  ],
};

function spaces(teller: Teller, key: string): string[] {
  return key.split("-").map((part) => `${teller.word(PLACES[part[0] ?? ""] ?? "")} ${part[1]}`);
}

/** The followers of a Tavern card as they stand, and as an object. */
function people(teller: Teller, key: string): Values {
  const found = [...key.matchAll(/(\d+)-([a-z]+?)s?(?=-\d|$)/g)];
  const counted = (form: string) => teller.list(found.map(([, number, kind]) => teller.count(kind ?? "", Number(number), form)));
  return { followers: counted("count"), objects: counted("count-acc") };
}
