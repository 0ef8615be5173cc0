import type { Card } from "../types";

export default {
  order: 1,
  icon: "bonfire",
  crest: "novice",
  art: { icon: "bonfire", size: 150, colour: "var(--ember)", light: "color-mix(in srgb, var(--ember) 34%, transparent)" },
  alone: "play-bonfire",
  opponents: [],
  aloneOptions: ["handicap"],
} satisfies Card;
