import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./bundling/compressed.ts";

const service = process.env["LABORA_SERVICE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: service, ws: true } },
  },
});
