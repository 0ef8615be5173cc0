/** The boards of the games, loaded when a table is opened. */
import type { Component } from "svelte";
import type { IconName } from "../../art/names";
import type { TableModel, Title } from "../../lib/types";

export interface PhoneTab {
  id: string;
  icon: IconName;
  /** The id of its text. */
  label: string;
  component: Component;
  /** Whether one of the options is to be found there. */
  waits?: (table: TableModel) => boolean;
}

export interface Parts {
  Board: Component | null;
  TurnBar: Component | null;
  Supply: Component | null;
  phoneTabs: PhoneTab[];
}

type Rest = Partial<Omit<Parts, "Board">>;

const boards = import.meta.glob<{ default: Component }>(["../../bonfire/Board.svelte", "../../emberheart/Board.svelte"]);
const rests = import.meta.glob<Rest>(["../../bonfire/parts.ts", "../../emberheart/parts.ts"]);

export async function loadParts(title: Title): Promise<Parts> {
  const [board, rest] = await Promise.all([boards[`../../${title}/Board.svelte`]?.(), rests[`../../${title}/parts.ts`]?.()]);
  return {
    Board: board?.default ?? null,
    TurnBar: rest?.TurnBar ?? null,
    Supply: rest?.Supply ?? null,
    phoneTabs: rest?.phoneTabs ?? [],
  };
}
