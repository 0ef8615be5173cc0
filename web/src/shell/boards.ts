/** The boards of the games, loaded when a table is opened. */
import type { Component } from "svelte";
import type { IconName } from "../art/names";
import { whenIdle } from "../lib/idle";
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

/** Call something once the board of a game is drawn, or cannot be had. Returns a function that calls it off. */
export function whenDrawn(title: Title, game: string, deed: () => void): () => void {
  let stop: (() => void) | null = () => {};
  void Promise.allSettled([loadParts(title), askPrinted(game, title)]).then(() => {
    if (stop) stop = whenIdle(deed);
  });
  return () => {
    stop?.();
    stop = null;
  };
}

export function loadParts(title: Title): Promise<Parts> {
  return games[`../${title}/parts.ts`]!();
}
