import type { Card } from "../types";

export default {
  order: 2,
  icon: "dragon",
  crest: "banner",
  art: { icon: "wyrm", size: 160, colour: "var(--dr-red)", light: "color-mix(in srgb, var(--dr-red) 36%, transparent)" },
  aloneOptions: [],
  beats: { ember: 73, flame: 76.2, blaze: 85, inferno: 90 },
} satisfies Card;
