/** What screen readers say of places on the board; the text board says the same. */
import { t } from "../../lib/i18n.svelte";
import { printedOf } from "./printed.svelte";
import { SHAPES } from "./types";
import type { BonfireTable, Shape } from "./types";

/** The portals at a space of the Great Bonfire, counted from 0. */
export function portalsAt({ shown }: BonfireTable, space: number): { shape: Shape; number: number }[] {
  return SHAPES.map((shape) => ({ shape, number: shown.view.ring[space]?.portals[shape] ?? 0 })).filter((one) => one.number > 0);
}

/** A space of the Great Bonfire: its rewards, its portals and what turning it there costs. */
export function ringLabel(table: BonfireTable, space: number): string {
  const { shown, teller } = table;
  const ring = printedOf(shown.room.id).ring[space]!;
  const gives = ring.gives === "2 points" ? t("bf-points", { number: 2 }) : teller.count(ring.gives, 1);
  const portals = portalsAt(table, space).map(({ shape, number }) =>
    number > 1 ? `${number} × ${teller.word(shape)}` : teller.word(shape),
  );
  const price = shown.facts.prices?.fire?.[String(space + 1)] ?? 0;
  return t("bf-fire-space", {
    space: space + 1,
    tile: teller.count(ring.kind, 1),
    gives,
    portals: portals.join(", ") || t("bf-no-portals"),
    price,
  });
}

/** Whose Novices are at a space of the High Council, counted from 0. */
export function sittingAt({ shown }: BonfireTable, place: number): string[] {
  const novices = shown.view.council[place]?.novices ?? {};
  return Object.entries(novices).flatMap(([owner, number]) => Array.from({ length: number }, () => owner));
}

/** A space of the High Council: its bonus and who is there. */
export function councilLabel(table: BonfireTable, place: number): string {
  const { shown, teller } = table;
  const who = sittingAt(table, place).map((owner) => teller.word(owner));
  return t("bf-council-place", {
    bonus: t(`bonus-bonfire-${printedOf(shown.room.id).council[place]}`),
    who: who.join(", ") || t("bf-nobody"),
  });
}
