/** Changes that wait to be shown, one after another. */

export interface Clock {
  set(call: () => void, milliseconds: number): unknown;
  clear(timer: unknown): void;
}

const REAL: Clock = {
  set: (call, milliseconds) => setTimeout(call, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** How many may wait before they are shown faster. */
const MANY = 6;

export class Queue<Item> {
  private waiting: Item[] = [];
  private timer: unknown = null;
  private held = false;
  /** Whether the next one would have come by now. */
  private due = false;

  /** `show` shows one; `stay` says how many milliseconds it stays before the next may come (0: not at all). */
  constructor(
    private readonly show: (item: Item, more: number) => void,
    private readonly stay: (item: Item) => number,
    private readonly clock: Clock = REAL,
  ) {}

  /** How many are not shown yet. */
  get length(): number {
    return this.waiting.length;
  }

  /** Whether the last one has stood long enough and nothing waits. */
  get idle(): boolean {
    return this.timer === null && this.waiting.length === 0;
  }

  push(item: Item): void {
    this.waiting.push(item);
    if (this.timer === null) this.next();
  }

  /** Let what is shown stay until it is released. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    this.held = false;
    if (this.due) this.next();
  }

  /** Put something else in the place of what waits. */
  replace(change: (item: Item) => Item): void {
    this.waiting = this.waiting.map(change);
  }

  /** Show what waits at once. */
  flush(): void {
    this.stop();
    while (this.waiting.length > 0) this.show(this.waiting.shift()!, this.waiting.length);
  }

  clear(): void {
    this.stop();
    this.waiting = [];
  }

  private stop(): void {
    if (this.timer !== null) this.clock.clear(this.timer);
    this.timer = null;
    this.due = false;
  }

  private next(): void {
    this.timer = null;
    this.due = false;
    while (this.waiting.length > 0) {
      const item = this.waiting.shift()!;
      this.show(item, this.waiting.length);
      const time = this.waiting.length > MANY ? this.stay(item) / 3 : this.stay(item);
      if (time > 0) {
        this.timer = this.clock.set(() => (this.held ? (this.due = true) : this.next()), time);
        return;
      }
    }
  }
}
