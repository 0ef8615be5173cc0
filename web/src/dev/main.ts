import { mount } from "svelte";
import "../style/base.css";
import { loadGame } from "../games";
import { loadTexts } from "../lib/i18n.svelte";
import { keepSettings, settings } from "../lib/settings.svelte";
import type { Language } from "../lib/settings.svelte";
import type { Table } from "../lib/types";
import Dev from "./Dev.svelte";
import FrameDev from "./FrameDev.svelte";
import { FixtureModel } from "./fixture.svelte";

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  keepSettings();
  settings.theme = (query.get("theme") as "dark" | "light" | null) ?? "dark";
  settings.language = (query.get("lang") as Language | null) ?? "en";
  const [stored] = await Promise.all([
    fetch(`/@fs${import.meta.env.VITE_FIXTURES}/${query.get("fixture") ?? "bonfire_2p_mid"}.json`).then((answer) => answer.json()),
    loadTexts(),
  ]);
  const table = (stored.table ?? stored) as Table;
  const target = document.getElementById("app")!;
  if (query.has("frame")) {
    mount(FrameDev, { target, props: { data: table } });
    return;
  }
  const title = table.room.title;
  const model = new FixtureModel(table);
  if (query.has("seat")) model.focus = Number(query.get("seat"));
  const game = await loadGame(title);
  const part = query.get("part") as "Answers" | "Stand" | "Supply" | null;
  mount(Dev, { target, props: { model, Board: game.Board, Part: (part && game[part]) ?? null } });
}

void start();
