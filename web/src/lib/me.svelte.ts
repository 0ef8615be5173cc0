/** Who this browser is, and what the server offers. */
import { TITLES } from "../games";
import { api, ApiError } from "./api";
import type { About, Player } from "./api";
import { fullUrl } from "./base";
import { socket } from "./socket.svelte";
import type { Title } from "./types";

interface Me {
  player: Player | null;
  about: About | null;
  problem: unknown;
  /** Whether this device was signed out elsewhere, and nobody has said yet how to go on. */
  signedOut: boolean;
}

export const me: Me = $state({ player: null, about: null, problem: null, signedOut: false });

/** The games to choose from: those with a home here, as far as the server has them, then its others. */
export function titles(): Title[] {
  const offered = me.about?.games.map((one) => one.game) ?? TITLES;
  return [...TITLES.filter((title) => offered.includes(title)), ...offered.filter((title) => !TITLES.includes(title))];
}

let asked: Promise<void> | null = null;

/** Begin to talk with the server, as the one this browser was before. */
export function greet(): void {
  socket.start(strangers);
}

/** Have an identity and know the server; tried again after a failure. */
export function arrive(): Promise<void> {
  asked ??= (async () => {
    try {
      if (isKnown()) greet();
      const [player, about] = await Promise.all([identity(), api.about()]);
      me.player = player;
      me.about = about;
      me.problem = null;
      if (about.bots) socket.bots = about.bots;
      greet();
    } catch (problem) {
      asked = null;
      me.problem = problem;
      throw problem;
    }
  })();
  return asked;
}

/** The server does not know this browser any more: become somebody new. */
async function strangers(): Promise<void> {
  me.player = await identity();
  greet();
}

const KNOWN = "firelight.known";
/** Where the browser keeps how far a lesson has come: this and the game. */
export const LESSON = "firelight.lesson.";

/** The games that lessons are held on: they wait for nobody. */
export function lessonGames(): string[] {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(LESSON));
  return kept.flatMap((key) => /"id":"([^"]+)"/.exec(localStorage.getItem(key) ?? "")?.[1] ?? []);
}

/** Whether this browser has been here before, so that its cookie most likely names somebody. */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

/** The cookie names somebody from now on. */
export function remember(): void {
  localStorage.setItem(KNOWN, "yes");
}

/** And the draft of a component set. */
export const DRAFT = "firelight.box.";

/** Nobody is behind the cookie any more: nothing of this server's is left in the browser but its settings. */
export function forget(): void {
  socket.stop();
  const own = Object.keys(localStorage).filter((key) => key === KNOWN || [LESSON, DRAFT].some((start) => key.startsWith(start)));
  for (const key of own) localStorage.removeItem(key);
}

let finding: Promise<Player> | null = null;

/** The identity that the cookie holds, or a new one; never two at a time. */
function identity(): Promise<Player> {
  finding ??= findIdentity().finally(() => (finding = null));
  return finding;
}

/** A browser that has never been here need not ask first. */
async function findIdentity(): Promise<Player> {
  if (isKnown()) {
    try {
      return await api.me();
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.status === 401)) throw problem;
      if (problem.code === "signed-out") await consent();
    }
  }
  const player = await api.newMe();
  remember();
  return player;
}

let goOn = (): void => {};

/** Nobody becomes a guest unawares: until they say so, nothing is sent. */
function consent(): Promise<void> {
  socket.stop();
  me.signedOut = true;
  return new Promise((resolve) => (goOn = resolve));
}

/** The answer of somebody who was signed out: play on as somebody new. */
export function goOnAsGuest(): void {
  me.signedOut = false;
  goOn();
}

/** What the server calls somebody without a name; with a number where there are several at a table. */
export const GUEST = /^Guest(?: (\d+))?$/;

/** Whether the player has chosen a name. */
export function isNamed(): boolean {
  return !!me.player?.name && !GUEST.test(me.player.name);
}

/** The secrets of new links, kept until the page is left: the server shows them once. */
export const links: Record<string, Record<string, string>> = $state({});

/** A new link to a seat, or (null) for spectators; the old one is void. */
export async function renewLink(game: string, seat: number | null): Promise<void> {
  const { secret } = await api.link(game, seat);
  links[game] = { ...links[game], [seat ?? "watch"]: secret };
}

/** Put the links to the seats that they lead to now: whoever takes another free seat swaps the two. */
export async function placeLinks(game: string): Promise<void> {
  const { watch, ...seats } = links[game] ?? {};
  const placed: Record<string, string> = watch ? { watch } : {};
  for (const secret of Object.values(seats)) {
    const seat = await api.invitation(secret).then(
      (found) => found.seat,
      () => null,
    );
    if (seat !== null) placed[seat] = secret;
  }
  if (links[game]) links[game] = placed;
}

export function joinLink(secret: string): string {
  return fullUrl(`/join/${secret}`);
}
