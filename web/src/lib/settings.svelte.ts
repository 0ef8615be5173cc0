/** What a player has chosen for this browser, kept in its local storage. */

export const LANGUAGES = ["en", "de", "nl", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  language: Language | "system";
  theme: "dark" | "light" | "system";
  sound: boolean;
  volume: number;
  motion: "system" | "full" | "reduced";
  /** How others' moves are shown: at once, as they are, or twice as fast. */
  speed: "skip" | "1" | "2";
  /** When a move wants a second click. */
  confirm: "never" | "ends" | "always";
  /** Pay the natural price without asking. */
  payment: boolean;
  /** Say once before a turn ends with a fulfilled task or an unused crest. */
  warnings: boolean;
  /** A curtain between the turns of two humans at one browser. */
  curtain: boolean;
  /** Say so when a move gives much away, in games against bots. */
  coach: boolean;
  /** The hidden notation of moves in the log and the list of moves. */
  notation: boolean;
}

const KEY = "firelight.settings";

export const DEFAULTS: Choices = {
  language: "system",
  theme: "system",
  sound: true,
  volume: 0.6,
  motion: "system",
  speed: "1",
  confirm: "ends",
  payment: true,
  warnings: true,
  curtain: false,
  coach: false,
  notation: false,
};

/** The stored choices over the defaults; a value of another kind than its default is ignored. */
export function readChoices(text: string | null): Choices {
  const choices: Record<string, unknown> = { ...DEFAULTS };
  try {
    const stored = JSON.parse(text ?? "{}") as Record<string, unknown>;
    for (const [key, value] of Object.entries(DEFAULTS)) {
      if (typeof stored[key] === typeof value) choices[key] = stored[key];
    }
  } catch {
    return { ...DEFAULTS };
  }
  return choices as unknown as Choices;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The choices as they were last read or kept. */
let known = stored();

export const settings: Choices = $state(readChoices(known));

/** Take over what another window of this browser chooses, once everything that it needs has come. Call once. */
export function followSettings(prepare: (chosen: Choices) => Promise<void>): () => void {
  const take = () => {
    known = stored();
    Object.assign(settings, readChoices(known));
  };
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) prepare(readChoices(newValue)).then(take, () => undefined);
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

const system = $state({
  dark: !matches("(prefers-color-scheme: light)"),
  still: matches("(prefers-reduced-motion: reduce)"),
});

export function theme(): "dark" | "light" {
  if (settings.theme !== "system") return settings.theme;
  return system.dark ? "dark" : "light";
}

/** Whether pieces fade instead of flying. */
export function still(): boolean {
  return settings.motion === "system" ? system.still : settings.motion === "reduced";
}

/** The language of a choice. */
export function languageOf(choice: Choices["language"]): Language {
  return choice === "system" ? systemLanguage() : choice;
}

export function language(): Language {
  return languageOf(settings.language);
}

/** The first language of the browser that there are texts in. */
export function systemLanguage(): Language {
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

/** Follow the system's wishes, keep every change, and dress the page. Call once. */
export function keepSettings(): () => void {
  const light = matchMedia("(prefers-color-scheme: light)");
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const look = () => {
    system.dark = !light.matches;
    system.still = quiet.matches;
  };
  light.addEventListener("change", look);
  quiet.addEventListener("change", look);
  const end = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      if (text === known) return; // two windows would answer each other for ever
      try {
        localStorage.setItem(KEY, text);
      } catch {
        return;
      }
      known = text;
    });
    $effect(() => {
      document.documentElement.dataset.theme = theme();
      document.documentElement.dataset.motion = still() ? "reduced" : "full";
      document.documentElement.lang = language();
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", theme() === "dark" ? "#15100e" : "#f3e7d3");
    });
  });
  return () => {
    light.removeEventListener("change", look);
    quiet.removeEventListener("change", look);
    end();
  };
}
