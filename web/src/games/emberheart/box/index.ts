/** Emberheart's components in the box editor. */
import type { Box } from "../../types";
import { ICONS } from "../model";
import Piece from "./Piece.svelte";
import { show } from "./printed";

export default {
  Piece,
  show,
  icons: {
    colours: "strength",
    locations: "home",
    "start-supply": "helper",
    "attribute-glory": "fame",
    "companion-levels": "wyrm",
    flame: "flame",
    champions: "hero",
    "mountain-dragons": "peak",
    "captive-dragons": "tent",
    preserves: "nest",
    garrison: "tower",
    tavern: "mug",
    raid: "shield",
    "two-player-cards": "users",
    heroes: "hero",
  },
  signs: ICONS,
  wide: ["two-player-cards"],
} satisfies Box;
