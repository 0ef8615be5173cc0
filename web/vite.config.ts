import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Tables for dev.html: `VITE_FIXTURES=/folder npm run dev`, then /dev.html?fixture=name. */
const { VITE_FIXTURES } = loadEnv("development", ".");

/** Few files: every request costs a slow machine a hundredth of a second. What no group names is a page of its own. */
const GROUPS = [
  { name: "core", test: /rolldown|node_modules|vite[\\/]|src[\\/](lib|art|style)[\\/]|src[\\/]shell[\\/]\w+\.(svelte|ts)/, priority: 3 },
  { name: "core", test: /src[\\/]games[\\/](\w+\.ts|\w+[\\/](card\.ts|icons\.svg))/, priority: 3 },
  { name: "table", test: /src[\\/](shell[\\/]table[\\/]|games[\\/]\w+\.svelte)/, priority: 2 },
  { name: "dialogs", test: /src[\\/]shell[\\/]dialogs[\\/]/, priority: 1 },
];

/** Browsers that know this line compile the functions of a file while it comes, beside the page, instead of one by one inside it. */
const COMPILE_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

function compileAtOnce(): Plugin {
  return {
    name: "compile-at-once",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = COMPILE_AT_ONCE + file.code;
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compileAtOnce()],
  // Files find each other wherever they lie; the server puts its own folder into index.html.
  base: "./",
  build: {
    outDir: "../firelight/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8345", ws: true } },
    // The texts are in the Python package.
    fs: { allow: [".", "../firelight", ...(VITE_FIXTURES ? [VITE_FIXTURES] : [])] },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 }, // a busy machine is no failure
});
