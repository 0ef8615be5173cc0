/** Which parts of the table's frame are open. */
export type Tab = "log" | "chat" | "notes" | "moves" | "rules";

export class View {
  tab: Tab = $state("log");
  sheet = $state(false);
  keys = $state(false);
  text = $state(false);
  final = $state(true);
  phone = $state("");

  /** Esc closes the topmost; false where nothing was open. */
  close(): boolean {
    if (this.keys) this.keys = false;
    else if (this.sheet) this.sheet = false;
    else if (this.text) this.text = false;
    else return false;
    return true;
  }
}
