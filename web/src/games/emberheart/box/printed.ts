/** The set of the editor as the cards of the table read it. A card is named by its place. */
import { FOLLOWERS } from "../model";
import type { Colour, Follower, Followers } from "../model";
import { showPrinted } from "../printed.svelte";
import type { Data, Dragon, Plan } from "../printed.svelte";

export const BOX = "box";

type Set = Record<string, any>;
const COLOURS: Colour[] = ["red", "blue", "green", "exotic"];

/** The entries of the lists of a section by their places. */
function listed<Card>(set: Set, section: string, names: string[], make: (entry: any, name: string) => Card): Record<string, Card> {
  const found: Record<string, Card> = {};
  for (const name of names) {
    const entries = set[section]?.[name];
    if (Array.isArray(entries)) entries.forEach((entry, at) => (found[`${section}.${name}[${at + 1}]`] = make(entry, name)));
  }
  return found;
}

function dragonsOf(set: Set): Record<string, Dragon> {
  return {
    ...listed(set, "mountain-dragons", COLOURS, ({ glory, flame = 0, warden = false }, colour) => {
      return { colour: colour as Colour, glory, flame, warden, captive: false };
    }),
    ...listed(set, "captive-dragons", COLOURS, (glory, colour) => {
      return { colour: colour as Colour, glory, flame: 0, warden: false, captive: true };
    }),
  };
}

function plansOf(set: Set): Record<string, Plan> {
  const kinds = set["garrison"]?.["follower-kinds"] ?? {};
  return listed(set, "garrison", COLOURS, ({ glory, dragons, heroes, followers }, colour) => {
    const asked = heroes === undefined ? ((kinds[colour] ?? "hireling") as Follower) : "hero";
    return { colour: colour as Colour, glory, dragons, asked, number: heroes ?? followers ?? 0 } satisfies Plan;
  });
}

function taverns(set: Set): Data["tavern"] {
  return listed(set, "tavern", ["cards"], (card) => {
    const followers = Object.fromEntries(FOLLOWERS.map((kind) => [kind, card[`${kind}s`] ?? 0])) as Followers;
    return { followers, flame: card.flame ?? 0 };
  });
}

/** The set after a change. */
export function show(set: Set): void {
  const heroes = Object.entries((set["heroes"] ?? {}) as Set).flatMap(([key, hero]) => (hero?.colour ? [[key, hero.colour]] : []));
  showPrinted(BOX, {
    title: "emberheart",
    dragons: dragonsOf(set),
    garrison: plansOf(set),
    tavern: taverns(set),
    preserves: Object.fromEntries(COLOURS.map((colour) => [`preserves.${colour}`, colour])),
    heroes: Object.fromEntries(heroes),
  } as unknown as Data);
}
