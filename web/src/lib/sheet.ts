/** What the score sheets of a table say. */
type Sheets = Record<string, number>[];

/** The lines that anybody scores in, in the order in which they are counted; all of them where nobody scores yet. */
export function sourcesOf(sheets: Sheets): string[] {
  const all = Object.keys(sheets[0] ?? {});
  const used = all.filter((source) => sheets.some((sheet) => sheet[source]));
  return used.length ? used : all;
}

/** The seats that score most in a line; none where all score the same. */
export function bestOf(sheets: Sheets, source: string): number[] {
  const points = sheets.map((sheet) => sheet[source] ?? 0);
  const most = Math.max(...points);
  if (points.length < 2 || points.every((one) => one === most)) return [];
  return points.flatMap((one, seat) => (one === most ? [seat] : []));
}

/** The line that brings a seat most. */
export function bestSource(sheet: Record<string, number>): string | null {
  const [best] = Object.entries(sheet).sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? best[0] : null;
}

/** What the first so many lines bring each seat. */
export function countedUpTo(sheets: Sheets, sources: string[], upTo: number): number[] {
  return sheets.map((sheet) => sources.slice(0, upTo).reduce((sum, source) => sum + (sheet[source] ?? 0), 0));
}

/** Seats that have as many points as a winner without being the only ones to win: a tiebreak, or a shared win. */
export function tiedAtTop(scores: number[], winners: number[]): number[] {
  const most = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  const tied = scores.flatMap((points, seat) => (points === most ? [seat] : []));
  return tied.length > 1 ? tied : [];
}

/** The seats from the first to the last; of those with the same points, who has won stands before. */
export function ranked(totals: number[], winners: number[]): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  return totals.map((_, seat) => seat).sort((one, other) => won(other) - won(one) || totals[other]! - totals[one]!);
}
