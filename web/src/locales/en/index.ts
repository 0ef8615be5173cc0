/** All texts of the language but those that few pages want, which are loaded apart (`lib/i18n.svelte.ts`), as one file. */
const files = import.meta.glob<string>(
  ["./*.ftl", "!./pages.ftl", "../../games/*/texts/en/*.ftl", "!../../games/*/texts/en/rules.ftl", "!../../games/*/texts/en/lesson.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
