import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** Tables for dev.html: `VITE_FIXTURES=/folder npm run dev`, then /dev.html?fixture=name. */
const { VITE_FIXTURES } = loadEnv("development", ".");

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../firelight/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8345", ws: true } },
    fs: { allow: VITE_FIXTURES ? [".", VITE_FIXTURES] : ["."] },
  },
  test: { include: ["src/**/*.test.ts"] },
});
