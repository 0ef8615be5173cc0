import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/protocol.ts"] }, // the second is written by make types
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ["public/worker.js"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "max-lines-per-function": ["error", 60],
      "no-undef": "off", // the compiler knows better
      "@typescript-eslint/no-unused-vars": "off", // the same
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-explicit-any": "off", // the shell passes on what only a game knows the type of
      "svelte/no-useless-mustaches": "off", // they keep blanks at the edge of an element
      "svelte/prefer-svelte-reactivity": "off", // many a Map is no state
    },
  },
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } }, // a `describe` is a chapter
);
