/** The symbols of icons.svg. */
// prettier-ignore
declare module "../../art/names" {
  interface Icons {
    helper: true; scout: true; ranger: true; warden: true; gear: true; banner: true; fame: true; strength: true;
    senses: true; speed: true; dragon: true; wyrm: true; hero: true; tent: true; mug: true; peak: true; nest: true;
    crate: true; drop: true; leaf: true; shield: true;
  }
}

export {};
