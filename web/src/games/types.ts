/** What the shell wants to know of a game. A game is a folder here: `card.ts`, `index.ts`, `rules.ts`, `lesson.json`, `icons.svg`, `texts/`. */
import type { Component } from "svelte";
import type { IconName } from "../art/names";
import type { Person, Teller, Texts } from "../lib/teller";
import type { Words } from "../lib/words";
import type { Option, Table, TableModel, Title } from "../lib/types";

/** What lists and the start page show. Every page has the cards of all games, so they are small. */
export interface Card {
  /** Where it stands among the games. */
  order: number;
  icon: IconName;
  /** The symbol on the crest of a seat. */
  crest: IconName;
  /** The picture on the start page, and the light that falls on the panel. */
  art: { icon: IconName; size: number; colour: string; light: string };
  /** The text of the button that begins a game for one; without it the start page offers opponents. */
  alone?: string;
  /** How many opponents the start page offers. */
  opponents: number[];
  /** Setup options that only a game for one has, outside a series. */
  aloneOptions: string[];
}

export interface PhoneTab {
  id: string;
  icon: IconName;
  /** The id of its text. */
  label: string;
  component: Component;
  /** Whether one of the options is to be found there. */
  waits?: (table: TableModel) => boolean;
}

/** A figure that stands beside a seat's name. Its label is `stat-GAME-WORD`. */
export interface Stat {
  icon: IconName;
  word: string;
  number: number;
}

/** How the text board reads the view. */
export interface Reading {
  /** What nobody wants to read: what follows from the rest. */
  hidden: string[];
  /** Lists with one element for each seat. */
  people: string[];
  /** Fields that hold the number of a seat. */
  seats: string[];
}

/** What a table needs, loaded when one is opened. */
export interface Game {
  Board: Component;
  /** What stands beside the prompt. */
  TurnBar?: Component;
  /** What a phone shows below every tab of the board. */
  Supply: Component;
  phoneTabs: PhoneTab[];
  words: Words;
  /** A teller of its own, where the texts of the catalogue are not enough. */
  Teller?: new (texts: Texts, title: Title, words: Words, people: Person[], facts: unknown) => Teller;
  reading: Reading;
  stats(table: Table, seat: number): Stat[];
  /** What a choice would leave unused, said once before the turn ends: the text is `warning-GAME-CODE`. */
  warning(table: Table, choice: Option): string | null;
  /** Families of moves beside the action of a turn, shown as chips beside the prompt. */
  chips: string[];
  /** Events that begin a round. */
  rounds: string[];
  /** Events with a sound of their own. */
  highlights: string[];
  /** Keys of the board, and the ids of their texts. */
  keys: [string[], string][];
}

export interface Chapter {
  id: string;
  slugs: string[];
}

/** The order of the rules reference, and where rules and pieces are explained in it. */
export interface Rules {
  chapters: Chapter[];
  /** Rule number -> entry. */
  numbers: Record<string, string>;
  /** Pieces, decisions, options and lines of the score sheet -> entry. */
  topics: Record<string, string>;
}
