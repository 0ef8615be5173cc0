/** The symbols of icons.svg. */
// prettier-ignore
declare module "../../art/names" {
  interface Icons {
    ship: true; path: true; task: true; bonfire: true; guardian: true; gnome: true; any: true; blossom: true;
    fruit: true; herb: true; shell: true; root: true; gold: true; "crystal-easy": true; "crystal-mid": true;
    "crystal-hard": true; novice: true; offering: true; rune0: true; rune1: true; rune2: true; rune3: true; rune4: true;
    rune5: true; rune6: true;
  }
}

export {};
