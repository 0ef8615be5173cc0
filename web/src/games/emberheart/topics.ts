/** What a card is, and where the rules reference speaks of it. */
import { HEROES } from "./heroes";

export type Kind = "hero" | "dragon" | "preserve" | "garrison" | "tavern";

export function kindOf(card: string): Kind {
  if (card in HEROES) return "hero";
  if (card.includes("-preserve")) return "preserve";
  if (card.includes("-garrison")) return "garrison";
  return /^(captive-)?(red|blue|green|exotic)-/.test(card) ? "dragon" : "tavern";
}

const RULES: Record<Exclude<Kind, "hero">, string> = { dragon: "dragon", preserve: "E7.4", garrison: "E7.5", tavern: "E7.2" };

export function topicOf(card: string): string {
  const kind = kindOf(card);
  return kind === "hero" ? `hero-${card}` : RULES[kind];
}
