/** The Fate Tile in hand: where it would lie, which way round, and what it would bring. */
import type { GameEvent, Option } from "../../../lib/types";
import { symbolsOf } from "../types";
import type { BonfireTable, Kind } from "../types";
import { ui } from "../ui.svelte";
import { along, key, lineAt, squaresOf, stands, WAYS } from "./fate";
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

  /** The lines that the tile may take. With the line already chosen only its way round is open. */
  lines(table: BonfireTable): Line[] {
    const lays = table.of("lay");
    if (lays.length) return lays.map((option) => ({ option, squares: squaresOf(option) }));
    const way = table.of("way")[0];
    if (!way) return [];
    return [{ option: way, squares: table.shown.facts.asked.squares ?? [] }];
  }
  /** The tile in hand. */
  symbols(table: BonfireTable): Kind[] {
    return symbolsOf(table.shown.facts.asked.tile ?? "");
  }
  ghost(table: BonfireTable): Ghost | null {
    const symbols = this.symbols(table);
    const lines = this.lines(table);
    if (!lines.length || symbols.length < 3) return null;
    const turned = ui.quarter >= 2;
    const way = table.of("way");
    if (way.length) {
      const wanted = way.find((option) => option.args.round === (turned ? "turned" : "as-printed"));
      return wanted ? { squares: lines[0]!.squares, symbols: along(symbols, turned), moves: [wanted.move] } : null;
    }
    if (!this.square) return null;
    const line = lineAt(table.of("lay"), this.square, ui.quarter, this.point ?? this.square);
    if (!line) return null;
    return { squares: squaresOf(line), symbols: along(symbols, turned), moves: [line.move, WAYS[turned ? 1 : 0]] };
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
  }
  lay(table: BonfireTable, square?: Square): void {
    const wanted = this.ghost(table);
    const on = square && wanted && wanted.squares.some((one) => key(one) === key(square));
    if (square && !on) this.over(table, square);
    const ghost = this.ghost(table);
    if (ghost) table.act(ghost.moves);
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
    const looked = await table.look(ghost.moves);
    if (this.told.size > 200) this.told.clear();
    this.told.set(place, looked.events);
    if (this.ghost(table)?.moves.join("/") === ghost.moves.join("/")) this.gains = looked.events;
  }
}

export const hold = new Hold();
