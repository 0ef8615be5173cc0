import { mount } from "svelte";
import "./style/base.css";
import App, { preload } from "./App.svelte";
import { watchInstalling } from "./lib/app.svelte";
import { loadFor, loadTexts } from "./lib/i18n.svelte";
import { router } from "./lib/router.svelte";
import { followSettings, keepSettings } from "./lib/settings.svelte";

keepSettings();
followSettings(loadFor);
router.listen();
watchInstalling();
const target = document.getElementById("app")!;
const start = () => mount(App, { target });
preload();
loadTexts().then(start, start);
