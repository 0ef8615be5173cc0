/** What a Garrison card asks for, beside what the server says is there. */
import { t } from "../../lib/i18n.svelte";
import type { Progress } from "./model";
import type { Plan } from "./printed.svelte";
import { list, word } from "./speech";

export interface Need {
  /** A colour of dragons, a kind of follower, or heroes. */
  what: string;
  have: number;
  need: number;
  missing: number;
}

/** Both things a card asks for; a completed card has no progress, and nothing is missing. */
export function needsOf(plan: Plan, progress: Progress | undefined): Need[] {
  const asked = [
    { what: plan.colour as string, have: progress?.dragons ?? plan.dragons, need: plan.dragons },
    { what: plan.asked as string, have: progress?.have ?? plan.number, need: plan.number },
  ];
  return asked.map((one) => ({ ...one, missing: Math.max(0, one.need - one.have) }));
}

/** What a card still asks for, in words. */
export function missingOf(plan: Plan, needs: Need[]): string {
  const told = ({ what, missing }: Need): string => {
    if (what === plan.colour) return t("eh-missing-dragons", { colour: what, number: missing });
    return what === "hero" ? t("eh-missing-heroes", { number: missing }) : word(what, missing);
  };
  const lacking = needs.filter((need) => need.missing > 0);
  return lacking.length ? t("eh-plan-missing", { things: list(lacking.map(told)) }) : "";
}
