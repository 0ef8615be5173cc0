/** The Fate Tile in hand: where it would lie, which way round, and what it would bring. */
import { agree } from "../../../lib/choices";
import { t } from "../../../lib/i18n.svelte";
import type { Act, GameEvent, Option } from "../../../lib/types";
import { printedOf } from "../printed.svelte";
import { symbolsOf } from "../types";
import type { BonfireTable, Kind } from "../types";
import { ui } from "../ui.svelte";
import { along, key, lineAt, squaresOf, stands } from "./fate";
import type { Square } from "./fate";

export interface Line {
  option: Option;
  squares: Square[];
}

export interface Ghost {
  squares: Square[];
  /** The symbols along the squares, as they would lie. */
  symbols: Kind[];
  moves: string[];
}

class Hold {
  private square = $state.raw<Square | null>(null);
  private point = $state.raw<Square | null>(null);
  /** What laying it would bring, as the server says. */
  gains = $state.raw<GameEvent[]>([]);
  private told = new Map<string, GameEvent[]>();
  /** What was proposed last. */
  private laid = "";

  /** The lines that the tile may take. With the line already chosen only its way round is open. */
  lines(table: BonfireTable): Line[] {
    const lays = table.of("lay");
    if (lays.length) return lays.map((option) => ({ option, squares: squaresOf(option) }));
    const way = table.of("way")[0];
    if (way) return [{ option: way, squares: table.shown.facts.asked.squares ?? [] }];
    return this.wholeLines(table).map((option) => ({ option, squares: squaresOf(option) }));
  }
  /** At the start of a turn: the acts that lay the tile of an end, from taking it to its line. */
  private whole(table: BonfireTable): Act[] {
    if (table.shown.decision !== "turn") return [];
    const acts = table.acts.filter(({ families }) => families[0] === "fate");
    const kept = new Set(acts.map(({ families, args }) => families.includes("keep") && JSON.stringify(args.kind)));
    return kept.size > 1 ? [] : acts.filter(({ args }) => args.end === this.endOf(acts));
  }
  private wholeLines(table: BonfireTable): Option[] {
    const found = new Map(this.whole(table).map((act) => [JSON.stringify(act.args.squares), act]));
    const rest = { family: "lay", natural: false, means: "own" } as const;
    return [...found].map(([move, { args }]) => ({ ...rest, move, price: [], args: { squares: args.squares } }));
  }
  private endOf(acts: Act[]): unknown {
    return acts.some(({ args }) => args.end === ui.end) ? ui.end : acts[0]?.args.end;
  }
  /** The end of the column whose tile would be laid; null where it is not chosen on the board. */
  end(table: BonfireTable): string | null {
    return (this.whole(table)[0]?.args.end as string | undefined) ?? null;
  }
  /** The tile in hand. */
  symbols(table: BonfireTable): Kind[] {
    const end = this.end(table);
    const column = table.shown.view.cities[table.seat]?.column ?? [];
    return symbolsOf((end ? column.at(end === "top" ? 0 : -1) : table.shown.facts.asked.tile) ?? "");
  }
  ghost(table: BonfireTable): Ghost | null {
    const symbols = this.symbols(table);
    const lines = this.lines(table);
    if (!lines.length || symbols.length < 3) return null;
    const turned = ui.quarter >= 2;
    const way = table.of("way");
    if (way.length) {
      const round = turned ? "turned" : "as-printed";
      const wanted = way.find((option) => option.args.round === round);
      return wanted ? { squares: lines[0]!.squares, symbols: along(symbols, turned), moves: [wanted.move] } : null;
    }
    if (!this.square) return null;
    const whole = this.whole(table);
    const line = lineAt(whole.length ? this.wholeLines(table) : table.of("lay"), this.square, ui.quarter, this.point ?? this.square);
    if (!line) return null;
    const squares = squaresOf(line);
    const act = (whole.length ? whole : table.acts).find(({ args }) => agree(args, { squares }));
    if (!act) return null;
    const moves = [...act.moves, printedOf(table.shown.room.id).ways[turned ? "turned" : "as-printed"]];
    return table.mayChoose(moves) ? { squares, symbols: along(symbols, turned), moves } : null;
  }
  over(table: BonfireTable, square: Square, point?: Square): void {
    if (!this.square || key(this.square) !== key(square)) this.square = square;
    this.point = point ?? null;
    void this.ask(table);
  }
  away(): void {
    this.square = null;
    this.point = null;
    this.gains = [];
    ui.result = null;
  }
  /** The next way to hold it that fits here. */
  turn(table: BonfireTable): void {
    const before = this.ghost(table);
    const fixed = table.of("way").length > 0;
    for (let step = 0; step < 4; step++) {
      ui.quarter = (ui.quarter + (fixed ? 2 : 1)) % 4;
      const now = this.ghost(table);
      if (!before || !now || stands(now.squares) === (ui.quarter % 2 === 1) || fixed) break;
    }
    void this.ask(table);
    if (this.fixed(table)) this.suggest(table);
  }
  /** Lay it on a square; once more on the same one makes it. */
  lay(table: BonfireTable, square: Square): void {
    const wanted = this.ghost(table);
    if (!wanted?.squares.some((one) => key(one) === key(square))) this.over(table, square);
    const ghost = this.ghost(table);
    if (!ghost) return;
    this.laid = ghost.moves.join();
    table.act(ghost.moves, t("bf-mode-fate"));
  }
  /** Propose to lay it where it is held. */
  suggest(table: BonfireTable): void {
    const ghost = this.ghost(table);
    if (!ghost) return;
    this.laid = ghost.moves.join();
    table.suggest(ghost.moves, t("bf-mode-fate"));
  }
  /** Whether laying it is proposed, so that it does not follow the pointer. */
  fixed(table: BonfireTable): boolean {
    const { proposed } = table;
    return proposed !== null && (Array.isArray(proposed) ? proposed.join() : proposed.move) === this.laid;
  }
  /** What laying it here would bring. */
  async ask(table: BonfireTable): Promise<void> {
    const ghost = this.ghost(table);
    if (!ghost) return;
    const place = `${table.shown.room.id} ${table.shown.move} ${ghost.moves.join("/")}`;
    const known = this.told.get(place);
    if (known) {
      this.gains = known;
      return;
    }
    this.gains = [];
    await new Promise((done) => setTimeout(done, 70));
    if (this.ghost(table)?.moves.join("/") !== ghost.moves.join("/")) return;
    const { events } = await table.propose(ghost.moves);
    if (this.told.size > 200) this.told.clear();
    this.told.set(place, events);
    if (this.ghost(table)?.moves.join("/") === ghost.moves.join("/")) this.gains = events;
  }
}

export const hold = new Hold();
