/** Which options stand as buttons beside the prompt, how they look, and the card that asks. */
import type { Option, Table } from "../../../lib/types";
import type { Facts, View } from "../model";
import { printedOf } from "../printed.svelte";

/** Made on the board itself. */
const ON_BOARD = new Set(
  "go to-space with-companion make-up warehouse station aide take dragon onto-hero onto-preserve swap attach".split(" "),
);

export const asButton = (option: Option): boolean => !ON_BOARD.has(option.family);

/** Buttons that refuse or end something come last and stay quiet. */
const QUIET = new Set("done decline no-call no-attribute welcome-nobody exchange-none no-further no-sage without-gear".split(" "));

export const isQuiet = (option: Option): boolean =>
  QUIET.has(option.family) || (option.family === "into-gear" && option.args["hirelings"] === 0);

/** The signs of these say everything, so that a longer row of them needs no words. */
const TELLING = new Set("attribute swap-kinds welcome gain-hireling gain-gear into-gear exchange lose call use-paragon effects".split(" "));

export const isTelling = (option: Option): boolean => TELLING.has(option.family);

const times = (number: unknown, what: string): string => (Number(number) ? `${number} ${what}` : "");

/** The signs on the button of an option; empty where words alone serve. */
export function signsOf(option: Option, table: Table<View, Facts>): string {
  const args = option.args;
  const { asked } = table.facts;
  const steps = asked.steps ?? 1;
  switch (option.family) {
    case "attribute":
      return `+1 ${String(args["attribute"])}`;
    case "effects": {
      const gear = args["gear"] ? `+${asked.gear ?? ""} gear` : "";
      const flame = args["flame"] ? `−${asked.flame ?? ""} fire` : "";
      return `${gear} ${flame}`.trim();
    }
    case "swap-kinds":
      return `${String(args["from"])} › ${String(args["to"])}`;
    case "with-gear":
      return "gear › +1 glory";
    case "call":
    case "goes-first":
      return `${String(args["place"] ?? "mountain")} ${String(args["space"])}`;
    case "decline":
      return table.decision === "reward" ? `+${printedOf().declineGear} gear` : "";
    case "gain-hireling":
      return "+1 hireling";
    case "gain-gear":
      return "+1 gear";
    case "welcome":
      return args["follower"] === "hireling" ? "+1 hireling" : `hireling › ${String(args["follower"])}`;
    case "into-gear":
      return args["hirelings"] ? `${String(args["hirelings"])} hireling › ${String(args["hirelings"])} gear` : "";
    case "exchange":
      return `${String(args["number"])} ${String(args["from"])} › ${String(args["number"])} ${String(args["to"])}`;
    case "use-paragon": {
      const rangers = Number(args["rangers"] ?? 0);
      return `+1 fire 2 hireling › ${times(2 - rangers, "scout")} ${times(rangers, "ranger")}`.trim();
    }
    case "go-further":
      return `gear › +1 ${asked.attribute}`;
    case "flame-rises":
      return `+${steps} fire +${steps} hireling`;
    case "discard-instead":
      return `−${steps} crowd`;
    case "lose":
      return `−1 ${String(args["follower"])}`;
    case "use-sage":
      return "+1 fire › −2 raid";
    default:
      return "";
  }
}

/** The hero, dragon or skill that asks. */
export function subjectOf(table: Table<View, Facts>): { hero?: string; dragon?: string; skill?: string } | null {
  const { decision, deciding, facts } = table;
  if (deciding === null) return null;
  const HEROES: Record<string, string> = {
    wrangle: "wrangler",
    outfit: "outfitter",
    mentor: "mentor",
    apprentice: "apprentice",
    knight: "dragon-knight",
    messenger: "messenger",
    sage: "fire-sage",
    train: "dragon-trainer",
    "train-exotic": "dragon-trainer",
  };
  if (decision in HEROES) return { hero: HEROES[decision]! };
  if (decision === "exchange") return { hero: `master-${facts.asked.specialist}` };
  if (facts.asked.dragon) return { dragon: facts.asked.dragon };
  if (["welcome", "further", "flame-choice"].includes(decision)) return { skill: table.view.bands[deciding]!.skill };
  return null;
}

/** The heroes that the Bard has drawn stand as cards. */
export const asCard = (option: Option): string | null => (option.family === "keep-hero" ? String(option.args["hero"]) : null);
