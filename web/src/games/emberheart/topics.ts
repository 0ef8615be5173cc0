/** What a card is. */
import { HEROES } from "./heroes";

export type Kind = "hero" | "dragon" | "preserve" | "garrison" | "tavern";

export function kindOf(card: string): Kind {
  if (card in HEROES) return "hero";
  if (card.includes("-preserve")) return "preserve";
  if (card.includes("-garrison")) return "garrison";
  return /^(captive-)?(red|blue|green|exotic)-/.test(card) ? "dragon" : "tavern";
}

/** What the inspector calls a card: its kind and its key. */
export const topicOf = (card: string): string => `${kindOf(card)} ${card}`;
