/** Pages by address, with the browser's history. Paths are those inside the server's folder. */
import { hasLesson, hasRules, TITLES } from "../games";
import { pathOf, url } from "./base";
import type { Title } from "./types";

export type Route =
  | { page: "start" }
  | { page: "new"; game: Title | null; set: string | null }
  | { page: "games" }
  | { page: "opponents" }
  | { page: "series" }
  | { page: "statistics" }
  | { page: "daily"; day: string | null }
  | { page: "puzzles" }
  | { page: "puzzle"; puzzle: string }
  | { page: "settings" }
  | { page: "import" }
  | { page: "box"; game: Title; set: string | null }
  | { page: "boxes" }
  | { page: "set"; set: string }
  | { page: "rules"; game: Title; topic: string | null }
  | { page: "table"; game: string; move: number | null }
  | { page: "review"; game: string }
  | { page: "join"; secret: string }
  | { page: "claim"; secret: string }
  | { page: "recover" }
  | { page: "lesson"; game: Title }
  | { page: "missing" };

const DAY = /^\d{4}-\d\d-\d\d$/;
const PUZZLE = /^[0-9a-f]{12}$/;
const SECRET = /^[\w-]{1,128}$/;
const SET = /^[\da-f]{8,64}$/;

/** The page that an address names. */
export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "missing" };
  if (first === undefined) return { page: "start" };
  if (first === "new" && (third === undefined || SET.test(third))) return { page: "new", game: second ?? null, set: third ?? null };
  if (first === "box" && second === undefined) return { page: "boxes" };
  if (first === "box" && second && (third === undefined || SET.test(third))) return { page: "box", game: second, set: third ?? null };
  if (first === "set" && second && SET.test(second) && third === undefined) return { page: "set", set: second };
  const game = second ?? TITLES[0]!;
  if (first === "rules" && hasRules(game)) return { page: "rules", game, topic: third ?? null };
  if (first === "lesson" && second && hasLesson(second) && third === undefined) return { page: "lesson", game };
  if (first === "game" && second && SECRET.test(second)) {
    const move = third === undefined ? null : Number(third);
    return move === null || Number.isInteger(move) ? { page: "table", game: second, move } : { page: "missing" };
  }
  if (third !== undefined) return { page: "missing" };
  if (first === "daily" && (second === undefined || DAY.test(second))) return { page: "daily", day: second ?? null };
  if (first === "puzzles" && second && PUZZLE.test(second)) return { page: "puzzle", puzzle: second };
  if (first === "review" && second && SECRET.test(second)) return { page: "review", game: second };
  if ((first === "join" || first === "watch") && second && SECRET.test(second)) return { page: "join", secret: second };
  if (first === "claim" && second && SECRET.test(second)) return { page: "claim", secret: second };
  if (second === undefined && ["games", "opponents", "puzzles", "series", "statistics", "settings", "import", "recover"].includes(first))
    return { page: first as "games" };
  return { page: "missing" };
}

/** The path of the page that is open; an address outside the folder leads nowhere. */
function current(): string {
  return typeof location === "undefined" ? "/" : (pathOf(location.pathname) ?? location.pathname);
}

class Router {
  path = $state(current());
  route = $derived(routeOf(this.path));

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", url(path));
    else history.pushState(null, "", url(path));
    this.path = current();
    if (!replace) scrollTo(0, 0);
  }

  /** Follow the browser's buttons and links inside the page. Call once. */
  listen(): void {
    addEventListener("popstate", () => {
      this.path = current();
    });
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      const path = pathOf(link.pathname);
      if (path === null || path.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      this.go(path);
    });
  }
}

export const router = new Router();

/** The secret at the end of a pasted link, or the pasted secret itself. */
export function secretOf(text: string): string | null {
  const last = text.trim().replace(/\/+$/, "").split(/[/\s]/).pop() ?? "";
  return last.length >= 8 && SECRET.test(last) ? last : null;
}
