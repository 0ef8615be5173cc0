/** What the moves on offer would bring. The server works it out after it has sent the table, so it comes a moment later. */
import type { Option, Preview, Table } from "./types";

/** Whether it is known what a move would bring. */
export function isForeseen(option: Option): option is Option & Preview {
  return option.ends !== undefined && option.seals !== undefined && option.events !== undefined;
}

/** Whether some of the moves on offer wait for their previews. */
export function awaitsPreviews(table: Table): boolean {
  return !table.options.every(isForeseen);
}

/** The table with the previews of its options, in their order; null where they belong to another table. */
export function withPreviews(table: Table, previews: Preview[]): Table | null {
  if (previews.length !== table.options.length) return null;
  return { ...table, options: table.options.map((option, at) => ({ ...option, ...previews[at]! })) };
}

/** The previews that stand inside the options of the same position, asked for apart. */
export function previewsOf(table: Table, asked: Table): Preview[] {
  const known = new Map(asked.options.filter(isForeseen).map((option) => [option.move, option]));
  return table.options.flatMap((option) => {
    const { seals, ends, events } = known.get(option.move) ?? {};
    return seals === undefined || ends === undefined || events === undefined ? [] : [{ seals, ends, events }];
  });
}
