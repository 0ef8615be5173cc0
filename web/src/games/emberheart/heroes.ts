/** What is drawn on the hero cards: the ability in signs, what the glory counts, and the looks of the portrait. */

export interface Glory {
  points: number;
  how: "flat" | "most" | "per" | "all" | "ahead";
  what: string[];
}

export interface Looks {
  skin: 0 | 1 | 2 | 3;
  hair: "black" | "brown" | "red" | "blond" | "grey" | "white";
  style: "short" | "long" | "bun" | "bald" | "curls" | "braid";
  beard?: "full" | "point" | "moustache";
  head?: "hood" | "brim" | "helm" | "circlet" | "cap" | "band" | "wings" | "feather" | "plume" | "mask" | "scarf" | "mitre" | "turban";
  item: string;
}

export interface Hero {
  signs: string;
  glory: Glory;
  looks: Looks;
}

const flat = (points: number): Glory => ({ points, how: "flat", what: [] });
const most = (points: number, ...what: string[]): Glory => ({ points, how: "most", what });
const per = (points: number, ...what: string[]): Glory => ({ points, how: "per", what });

/** Signs: words are icons, everything else is printed as it stands. */
export const HEROES: Record<string, Hero> = {
  apprentice: {
    signs: "1× › hero",
    glory: flat(4),
    looks: { skin: 0, hair: "brown", style: "short", head: "cap", item: "broom" },
  },
  bard: {
    signs: "2 hero › 1",
    glory: most(7, "garrison"),
    looks: { skin: 1, hair: "brown", style: "long", head: "feather", item: "lute" },
  },
  "fire-sage": {
    signs: "+1 fire › −2 raid",
    glory: most(7, "red"),
    looks: { skin: 2, hair: "white", style: "long", beard: "full", item: "staff" },
  },
  outfitter: {
    signs: "hireling › gear",
    glory: most(7, "preserve"),
    looks: { skin: 0, hair: "red", style: "bun", head: "band", item: "pack" },
  },
  paragon: {
    signs: "2 hireling › scout ranger",
    glory: most(5, "dragon"),
    looks: { skin: 3, hair: "black", style: "short", head: "circlet", item: "sword" },
  },
  peakwalker: {
    signs: "peak +1 any",
    glory: most(7, "gear"),
    looks: { skin: 0, hair: "black", style: "braid", head: "hood", item: "pick" },
  },
  recruiter: {
    signs: "2 red › hireling",
    glory: per(2, "scout", "ranger", "warden"),
    looks: { skin: 1, hair: "grey", style: "short", beard: "moustache", head: "plume", item: "horn" },
  },
  innkeeper: {
    signs: "tavern +1 gear",
    glory: { points: 7, how: "all", what: ["any"] },
    looks: { skin: 0, hair: "brown", style: "bald", beard: "full", item: "mug" },
  },
  wrangler: {
    signs: "5/7 › hireling gear",
    glory: per(2, "garrison"),
    looks: { skin: 2, hair: "black", style: "long", head: "brim", item: "rope" },
  },
  "flame-tamer": {
    signs: "preserve −1 fire",
    glory: most(7, "hireling"),
    looks: { skin: 1, hair: "red", style: "curls", item: "torch" },
  },
  "dragon-knight": {
    signs: "garrison › any",
    glory: most(7, "blue"),
    looks: { skin: 0, hair: "blond", style: "short", head: "helm", item: "lance" },
  },
  "fire-marshal": {
    signs: "2 crest › 8 hireling",
    glory: per(1, "gear"),
    looks: { skin: 3, hair: "black", style: "short", beard: "moustache", head: "plume", item: "bucket" },
  },
  spy: {
    signs: "camp +1 hireling",
    glory: most(7, "hero"),
    looks: { skin: 1, hair: "black", style: "long", head: "mask", item: "dagger" },
  },
  "master-scout": {
    signs: "4/5 hireling swap scout",
    glory: flat(4),
    looks: { skin: 0, hair: "grey", style: "short", beard: "point", head: "hood", item: "glass" },
  },
  mentor: {
    signs: "tavern 2 scout swap warden",
    glory: per(3, "red", "blue", "green"),
    looks: { skin: 2, hair: "grey", style: "bun", item: "book" },
  },
  merchant: {
    signs: "warehouse +2 gear",
    glory: per(2, "hero"),
    looks: { skin: 2, hair: "black", style: "short", beard: "point", head: "turban", item: "scales" },
  },
  messenger: {
    signs: "raid swap raid",
    glory: per(1, "hireling"),
    looks: { skin: 0, hair: "blond", style: "short", head: "wings", item: "scroll" },
  },
  quartermaster: {
    signs: "2 blue › gear",
    glory: per(2, "lowest"),
    looks: { skin: 3, hair: "black", style: "braid", head: "band", item: "crate" },
  },
  "dragon-nurse": {
    signs: "preserve +1 hireling",
    glory: most(7, "green"),
    looks: { skin: 1, hair: "brown", style: "bun", head: "scarf", item: "egg" },
  },
  keeper: {
    signs: "raid −1",
    glory: { points: 5, how: "ahead", what: ["any"] },
    looks: { skin: 0, hair: "white", style: "bald", beard: "full", item: "key" },
  },
  "dragon-trainer": {
    signs: "− dragon › +1 any",
    glory: most(7, "ranger"),
    looks: { skin: 2, hair: "black", style: "braid", item: "whip" },
  },
  "dragon-whisperer": {
    signs: "camp −1 fire",
    glory: most(7, "crowd"),
    looks: { skin: 3, hair: "white", style: "long", head: "circlet", item: "whisper" },
  },
  "master-ranger": {
    signs: "4/5 hireling swap ranger",
    glory: flat(4),
    looks: { skin: 1, hair: "brown", style: "short", beard: "full", head: "hood", item: "bow" },
  },
  overseer: {
    signs: "warehouse +1 hireling",
    glory: per(2, "values"),
    looks: { skin: 0, hair: "grey", style: "short", head: "brim", item: "list" },
  },
  priestess: {
    signs: "2 green › −1 fire",
    glory: per(2, "preserve"),
    looks: { skin: 2, hair: "black", style: "long", head: "mitre", item: "halo" },
  },
  squire: {
    signs: "station +1 hireling",
    glory: most(7, "scout"),
    looks: { skin: 0, hair: "blond", style: "curls", item: "shield" },
  },
  tactician: {
    signs: "garrison −1",
    glory: most(7, "warden"),
    looks: { skin: 3, hair: "grey", style: "short", beard: "point", head: "helm", item: "pawn" },
  },
};
