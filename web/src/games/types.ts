/** What the shell wants to know of a game. A game is a folder here: `card.ts`, `index.ts`, `rules.ts`, `lesson.json`, `icons.svg`, `texts/`. */
import type { Component } from "svelte";
import type { IconName } from "../art/names";
import type { Telling } from "../lib/plain";
import type { Person, Teller, Texts } from "../lib/teller";
import type { Storyteller } from "../lib/story";
import type { Words } from "../lib/words";
import type { Option, Proposal, Table, TableModel, Title } from "../lib/types";

/** The parts of a table that an act has changed; of the view, its parts in turn. */
export type Change = Partial<Table>;

/** A stored game: what is printed, a table, and what every act of it changed from then on. */
export interface Living {
  printed: { title: Title };
  first: Table;
  then: Change[];
}

/** What lists and the start page show. Every page has the cards of all games, so they are small. */
export interface Card {
  /** Where it stands among the games. */
  order: number;
  icon: IconName;
  /** The symbol on the crest of a seat. */
  crest: IconName;
  /** The picture on the start page, and the light that falls on the panel. */
  art: { icon: IconName; size: number; colour: string; light: string };
  /** The opponent that belongs to the game, for one player alone: the ids of its name and of a sentence about it, and its portrait. */
  alone?: { name: string; about: string; face: string };
  /** Setup options that only a game for one has, outside a series. */
  aloneOptions: string[];
  /** How many of 100 games for two each level wins against the one below it, as measured (docs/results.md). */
  beats: Record<string, number>;
}

export interface PhoneTab {
  id: string;
  icon: IconName;
  /** The id of its text. */
  label: string;
  component: Component;
  /** Whether one of the options is to be found there. */
  waits?: (options: Option[]) => boolean;
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
  /** What fields say in words of their own, with all that is known of the table. */
  told?(table: TableModel): Telling;
}

/** A line of what a piece means now; with a number that would change, before and after. */
export interface Line {
  icon?: IconName;
  /** A card of a picture. */
  card?: string;
  text: string;
  from?: number;
  to?: number;
}

/** What the inspector shows of a piece. */
export interface Inspection {
  /** A card of a picture, drawn by `Token`; or a symbol. */
  card?: string | undefined;
  icon?: IconName | undefined;
  name: string;
  /** What kind of thing it is, in few words. */
  kind?: string | undefined;
  /** What it does, in a sentence. */
  effect: string;
  price?: string | undefined;
  /** What it means to the player as things stand. */
  now: Line[];
  /** The key of its rule in the rules reference. */
  rule?: string | undefined;
}

/** Something a player works towards, shown while no piece is looked at. */
export interface Goal {
  /** The heading it stands under. */
  group: string;
  card: string;
  text: string;
  /** Where it is and what it takes to get there. */
  where?: string;
  have: number;
  need: number;
  /** Its place on the board. */
  place: string;
}

/** What a table needs, loaded when one is opened. */
export interface Game {
  Board: Component;
  /** How far the game has come, beside its name. */
  Stand?: Component;
  /** The answers to what is asked that are not given on the board, as buttons in the dock. */
  Answers?: Component;
  /** What a phone shows below every tab of the board. */
  Supply: Component;
  phoneTabs: PhoneTab[];
  /** The heart of the board, as pages show it where nobody plays. */
  Picture?: Component;
  words: Words;
  /** A teller of its own, where the texts of the catalogue are not enough. */
  Teller?: new (texts: Texts, title: Title, words: Words, people: Person[], facts: unknown) => Teller;
  /** What stands in the rules panel of a game without a rules reference. */
  Help?: Component<{ game: string; rule: string | null }>;
  reading: Reading;
  /** How the events are shown as pictures; without it the log is written in sentences. */
  story?: Storyteller;
  /** A card of a picture. */
  Token?: Component<{ card: string; size: number }>;
  /** What a piece is, by its kind and key (`gnome helmsman`); its texts are in `inspect.ftl`. */
  inspect?(is: string, table: TableModel): Inspection | null;
  /** What the player works towards as things stand; its texts are in `inspect.ftl`. */
  goals?(table: TableModel): Goal[];
  /** What an act would change of what the player has. */
  changes?(table: TableModel, proposal: Proposal): Line[];
  /** The board of a seat in small. */
  Inset?: Component<{ seat: number }>;
  stats(table: Table, seat: number): Stat[];
  /** Whether the board itself shows all seats now, so that nobody's board need be shown in small beside what is told. */
  staged?(table: Table): boolean;
  /** The symbol of each line of the score sheet. */
  sources?: Record<string, IconName>;
  /** The cards that bring a seat the points of a line of the score sheet; with points, name and reason where the card does not say them. */
  pieces?(table: Table, seat: number, source: string): { card: string; points?: number; name?: string; note?: string }[];
  /** Which round it is, in a game of rounds. */
  round?(table: Table): number;
  /** What a choice would leave unused, said once before the turn ends: the text is `warning-GAME-CODE`. */
  warning(table: Table, choice: Option, ends: boolean): string | null;
  /** What is asked, where the board knows better than the decision: what the player is looking for. */
  ask?(table: TableModel): string | null;
  /** Decisions that the board shows while the act they belong to is only proposed. */
  within?: string[];
  /** Families of moves that end a turn or go on, for the one button. */
  finish: string[];
  /** Families of moves that complete an act or throw something away: they are proposed first even where the turn goes on. */
  careful?: string[];
  /** Families of moves that only begin an act: its deeds say more of it than the move does. */
  beginnings?: string[];
  /** Events that tell of a thing that a hint would name too, and its kind. */
  tells?: Record<string, string>;
  /** Families of moves whose acts the board shows as one. */
  acts: string[];
  /** Families of moves after which the board does not show how such an act goes on. */
  upto?: string[];
  /** Families of moves of which the board always shows what they would bring. */
  foreseen?: string[];
  /** Families of moves within them for which the board says why one cannot be chosen. */
  barred?: string[];
  /** Events that begin a round. */
  rounds: string[];
  /** Events with a sound of their own. */
  highlights: string[];
  /** Keys of the board, and the ids of their texts. */
  keys: [string[], string][];
}

/** How the box editor shows the components of a game. */
export interface Box {
  /** A component as it lies on the table; `value` is what the set says at its place. */
  Piece: Component<{ place: string; value: any }>;
  /** What all pieces need of the set, after every change. */
  show(set: Record<string, any>): void;
  /** What the pieces refer to, once on the page. */
  Ground?: Component;
  /** A word that means more at its place, and the name of a component that has no word of its own. */
  say?(word: string, place: string, item: any): string | null;
  title?(place: string, item: any): string | null;
  /** The symbols of the groups. */
  icons: Record<string, IconName>;
  /** The symbols of words that are chosen. */
  signs: Record<string, IconName>;
  /** Groups whose components are too wide to stand beside their fields. */
  wide: string[];
}

/** The chapters of a rules reference, and where things are explained that are no entry themselves. */
export interface Rules {
  /** Its name, and how the name of its first entry begins. The entries are in the order of their texts. */
  chapters: [id: string, first: string][];
  /** Pieces, decisions, options and lines of the score sheet -> entry. */
  topics: Record<string, string>;
}
