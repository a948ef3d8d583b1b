/// <reference types="vitest/config" />
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { thumbnailsOnRequest } from "./app/tools/thumbnails.ts";

// One instant for the whole build: the HTML and the client bundle must agree, and each may load this file again.
process.env["BUILD_TIME"] ??= new Date().toISOString();

/** Chunks of shared modules. See app/decisions/09-chunks.md. */
const chunkGroups = [
  { name: "vendor", test: /\/node_modules\/(react|react-dom|react-router|scheduler|zustand|clsx)\//, priority: 2 },
  { name: "shell", test: /\/app\/(?!routes)|\/lucide-react\//, minShareCount: 7, priority: 1 },
];

/** Unit tests that need a document but are not *.test.tsx. */
const inTheBrowser = ["tests/unit/store/*.test.ts", "tests/unit/player/listening-tracker.test.ts"];

/** Unit tests that fetch (msw). Documents in a shared process lack the streams that msw needs. */
const withNetwork = [
  "tests/unit/features/landing/started-sessions.test.tsx",
  "tests/unit/features/quiz/test-your-knowledge.test.tsx",
  "tests/unit/features/quiz/review-overview.test.tsx",
  "tests/unit/features/quiz/round/quiz-round.test.tsx",
];

const forDocuments = { environment: "jsdom", setupFiles: ["tests/setup/quiet-console.ts", "tests/setup/document.ts"] };

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), !process.env["VITEST"] && [thumbnailsOnRequest(), reactRouter()]],
  define: {
    __BUILD_TIME__: JSON.stringify(process.env["BUILD_TIME"]),
    "process.env.WORKER": JSON.stringify(process.env.WORKER ?? "on"),
  },
  // Watching the output folder would make prerendering quadratic in the number of pages.
  server: { watch: command === "build" || isPreview ? null : {} },
  // Prepares the pages' packages before the first visit. Otherwise the first page would load twice.
  optimizeDeps: {
    entries: [
      "app/entry.client.tsx",
      "app/{artwork,features,layouts,lib,navigation,offline,player,search,store,ui}/**/*.{ts,tsx}",
      "!app/**/*.server.{ts,tsx}",
      "!app/offline/worker/**",
    ],
    // Packages only for content modules, which routes import for their loaders.
    exclude: ["sharp", "zod"],
  },
  build: {
    assetsInlineLimit: 0,
    // Warns on slow machines.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    // Pages contain inline scripts as the text of functions (callScript in app/inline-scripts.ts).
    ssr: { build: { minify: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  test: {
    // Property-based tests run many cases, and CI machines are slow.
    testTimeout: 20_000,
    // By default Vitest leaves one core unused, which is half of a small machine.
    maxWorkers: "100%",
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Only *.test.tsx files, and tests that use browser storage or replace modules, run in jsdom. Each file gets its
    // own jsdom, which costs a second with forks (a process per file) and a tenth of that with vmForks (a context per
    // file).
    projects: [
      {
        extends: true,
        test: {
          ...forDocuments,
          name: "browser",
          pool: "vmForks",
          include: ["tests/unit/**/*.test.tsx", ...inTheBrowser],
          exclude: withNetwork,
        },
      },
      { extends: true, test: { ...forDocuments, name: "browser with network", pool: "forks", include: withNetwork } },
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["tests/unit/**/*.test.ts"],
          exclude: inTheBrowser,
          isolate: false,
          setupFiles: ["tests/setup/quiet-console.ts"],
        },
      },
    ],
  },
}));
