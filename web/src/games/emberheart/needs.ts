/** What a Garrison card asks for, beside what the server says is there. */
import type { Progress } from "./model";
import type { Plan } from "./printed.svelte";

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
