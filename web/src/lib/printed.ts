/** What is printed on the components of a game. The server sends it once; a board waits for it. */
import { call } from "./api";
import type { Title } from "./types";

const asked = new Map<string, Promise<{ title: Title }>>();

function read<Data>(game: string, title: Title | undefined): Promise<Data> {
  const fixtures: string | undefined = import.meta.env.DEV ? import.meta.env["VITE_FIXTURES"] : undefined;
  if (fixtures) return fetch(`/@fs${fixtures}/components_${title}.json`).then((answer) => answer.json() as Promise<Data>);
  return call<Data>("GET", `/games/${encodeURIComponent(game)}/components`);
}

/** Put it in place without asking, for a game that the server does not have. */
export function keepPrinted(game: string, data: { title: Title }): void {
  asked.set(game, Promise.resolve(data));
}

/** Ask for it, once; again after a failure. */
export function askPrinted<Data extends { title: Title }>(game: string, title?: Title): Promise<Data> {
  let answer = asked.get(game);
  if (!answer) {
    answer = read<Data>(game, title);
    asked.set(game, answer);
    answer.catch(() => asked.delete(game));
  }
  return answer as Promise<Data>;
}
