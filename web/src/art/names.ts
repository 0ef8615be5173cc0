/** The symbols of the sprites. A game adds its own in `games/GAME/icons.ts`. */
// prettier-ignore
export interface Icons {
  star: true; hourglass: true; flame: true; tower: true; crown: true; plus: true; undo: true; rotate: true;
  check: true; lock: true; play: true; help: true; moon: true; globe: true; speaker: true; sun: true; mute: true;
  cog: true; close: true; menu: true; home: true; chat: true; list: true; note: true; bulb: true; copy: true;
  share: true; link: true; user: true; users: true; bot: true; clock: true; "chevron-left": true;
  "chevron-right": true; "chevron-down": true; pause: true; live: true; "step-forward": true; "step-back": true;
  since: true; restart: true; branch: true; chart: true; trophy: true; download: true; upload: true; book: true;
  eye: true; trash: true; pencil: true; bell: true; keyboard: true; send: true; sheet: true; offline: true;
  minus: true; text: true; lesson: true; dice: true; dots: true; leave: true; block: true; flag: true;
  pin: true; info: true;
}

export type IconName = keyof Icons;
