/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./bundling/compressed.ts";
import { fonts } from "./bundling/fonts.ts";
import { languages } from "./bundling/languages.ts";
import { offline } from "./bundling/offline.ts";

/** The service worker is a file of its own. */
const SERVICE_WORKER = /[\\/]src[\\/]service_worker[\\/]/;
const service = process.env["LABORA_SERVICE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [languages(), fonts(), svelte(), offline(), compressed()],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every visit needs is one file: shared by rooms it would come as thirty small ones, each with its headers.
        codeSplitting: {
          groups: [{ name: "page", tags: ["$initial"], test: (id) => !SERVICE_WORKER.test(id) }],
        },
      },
    },
  },
  // One process for all: starting one for each file takes three times as long as the tests.
  test: { setupFiles: ["src/i18n/speaking.ts"], isolate: false, css: true },
  server: {
    proxy: { "/api": { target: service, ws: true } },
  },
});
