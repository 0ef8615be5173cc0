/** Which parts of the table's frame are open. */
export type Tab = "log" | "chat" | "notes" | "moves" | "rules";

export class View {
  tab: Tab = $state("log");
  sheet = $state(false);
  keys = $state(false);
  text = $state(false);
  final = $state(true);
  phone = $state("");
  /** The list of the others at the table. */
  people = $state(false);
  /** The seat that is to be reported. */
  report: number | null = $state(null);

  /** Esc closes the topmost; false where nothing was open. */
  close(): boolean {
    if (this.keys) this.keys = false;
    else if (this.sheet) this.sheet = false;
    else if (this.text) this.text = false;
    else return false;
    return true;
  }
}
