/** All texts of the language but those that few pages want, which are loaded apart (`lib/i18n.svelte.ts`), as one file. */
const files = import.meta.glob<string>(
  ["./*.ftl", "!./pages.ftl", "../../games/*/texts/de/*.ftl", "!../../games/*/texts/de/rules.ftl", "!../../games/*/texts/de/lesson.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
