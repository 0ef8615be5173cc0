/** The boards of the games, loaded when a table is opened. */
import type { Component } from "svelte";
import type { IconName } from "../art/names";
import { askPrinted } from "../lib/printed";
import type { TableModel, Title } from "../lib/types";

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
  Board: Component;
  TurnBar: Component;
  Supply: Component;
  phoneTabs: PhoneTab[];
}

const games = import.meta.glob<Parts>(["../bonfire/parts.ts", "../emberheart/parts.ts"]);

/** When everything is there that a board is drawn from, or cannot be had. */
export async function boardReady(title: Title, game: string): Promise<void> {
  await Promise.allSettled([loadParts(title), askPrinted(game, title)]);
}

export function loadParts(title: Title): Promise<Parts> {
  return games[`../${title}/parts.ts`]!();
}
