/** A list that comes in pages: every row says where the list goes on after it. */

export interface Row {
  id: string;
  cursor: string;
}

export const PAGE = 20;

export class Paged<One extends Row> {
  /** What has been read; null before the first page. */
  rows: One[] | null = $state.raw(null);
  more = $state(false);
  private wish = 0;

  constructor(private readonly ask: (after: string | undefined, limit: number) => Promise<One[]>) {}

  /** Begin with something else. */
  reset(): Promise<void> {
    this.rows = null;
    return this.read();
  }

  /** Read again as much as has been read. */
  read(): Promise<void> {
    return this.take([], Math.max(1, this.rows?.length ?? 0));
  }

  next(): Promise<void> {
    const rows = this.rows ?? [];
    return this.take(rows, rows.length + 1);
  }

  drop(id: string): void {
    this.rows = this.rows?.filter((row) => row.id !== id) ?? null;
  }

  /** Add pages to what is there until there are so many rows, unless something else is wished for meanwhile. */
  private async take(there: One[], least: number): Promise<void> {
    const wish = ++this.wish;
    const rows = [...there];
    let after = rows.at(-1)?.cursor;
    let more = true;
    while (more && rows.length < least) {
      const page = await this.ask(after, PAGE);
      if (wish !== this.wish) return;
      rows.push(...page.filter((row) => !rows.some((one) => one.id === row.id)));
      after = page.at(-1)?.cursor;
      more = page.length >= PAGE;
    }
    this.rows = rows;
    this.more = more;
  }
}
