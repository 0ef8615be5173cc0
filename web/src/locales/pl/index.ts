/** All texts of the language but those that few pages want, which are loaded apart (`lib/i18n.svelte.ts`), as one file. */
const files = import.meta.glob<string>(
  ["./*.ftl", "!./pages.ftl", "../../games/*/texts/pl/*.ftl", "!../../games/*/texts/pl/rules.ftl", "!../../games/*/texts/pl/lesson.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
