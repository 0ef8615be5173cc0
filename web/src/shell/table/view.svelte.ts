/** Which parts of the table's frame are open. */
import type { Part } from "../../lib/story";

export type Tab = "log" | "chat" | "notes" | "moves" | "rules";

export class View {
  tab: Tab = $state("log");
  sheet = $state(false);
  keys = $state(false);
  text = $state(false);
  final = $state(true);
  phone = $state("");
  /** The column on the right, where it is a drawer. */
  drawer = $state(false);
  /** The way back through the game, where the screen has no room for it at all times. */
  replay = $state(false);
  /** The list of the others at the table. */
  people = $state(false);
  /** The seat that is to be reported. */
  report: number | null = $state(null);

  /** What the log points at on the board. */
  pointed: Part | null = $state.raw(null);

  /** Esc closes the topmost; false where nothing was open. */
  close(): boolean {
    if (this.keys) this.keys = false;
    else if (this.sheet) this.sheet = false;
    else if (this.text) this.text = false;
    else if (this.drawer) this.drawer = false;
    else return false;
    return true;
  }
}
