import type { Card } from "../types";
import tom from "./tom.svg?url";

export default {
  order: 1,
  icon: "bonfire",
  crest: "novice",
  art: { icon: "bonfire", size: 150, colour: "var(--ember)", light: "color-mix(in srgb, var(--ember) 34%, transparent)" },
  alone: { name: "seat-tom", about: "alone-bonfire", face: `${tom}#tom` },
  aloneOptions: ["handicap"],
  beats: { ember: 82, flame: 82, blaze: 80, inferno: 72.5 },
} satisfies Card;
