/** What is asked at the start of a turn, where the buttons say what there is to do, and once the player looks for something. */
import { t } from "../../lib/i18n.svelte";
import type { TableModel } from "../../lib/types";
import { ui } from "./ui.svelte";

export function ask(table: TableModel): string | null {
  if (table.shown.decision !== "turn") return null;
  if (ui.kind) return t("bf-ask-kind", { kind: table.teller.word(ui.kind) });
  return t(`bf-ask-${ui.mode ?? "turn"}`);
}
