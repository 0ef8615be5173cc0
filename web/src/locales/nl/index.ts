/** All texts of the language but those that few pages want, which are loaded apart (`lib/i18n.svelte.ts`), as one file. */
const shell = import.meta.glob<string>(["./*.ftl", "!./{pages,puzzles,box,coach}.ftl"], { query: "?raw", import: "default", eager: true });
const shared = import.meta.glob<string>(["./texts/nl/shared.ftl", "./games/*/texts/nl/{board,frame,game,words}.ftl"], {
  base: "../../../../firelight/",
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values({ ...shell, ...shared });
