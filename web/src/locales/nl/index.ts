/** All texts of the language but those that few pages want, which are loaded apart (`lib/i18n.svelte.ts`), as one file. */
const files = import.meta.glob<string>(
  ["./*.ftl", "!./pages.ftl", "../../games/*/texts/nl/*.ftl", "!../../games/*/texts/nl/rules.ftl", "!../../games/*/texts/nl/lesson.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
