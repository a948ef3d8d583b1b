/// <reference types="vitest/config" />
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups, isNotOnEveryPage } from "./app/build/chunks.ts";
import { devContent } from "./app/build/dev-content.ts";
import { siteFonts } from "./app/build/site-fonts.ts";
import { pictureTiles } from "./app/build/write-tiles.ts";

// One instant for the whole build: HTML and client bundle must agree on it, and each may load this file anew.
process.env["BUILD_TIME"] ??= new Date().toISOString();

/** Unit tests that need a document although they are no *.test.tsx. */
const inTheBrowser = [
  "tests/unit/store/*.test.ts",
  "tests/unit/offline/worker/strategies.test.ts",
  "tests/unit/player/listening-tracker.test.ts",
  "tests/unit/offline/saved-pages.test.ts",
];

/** Unit tests that fetch (msw): the documents that share a process lack the streams that it needs. */
const withNetwork = [
  "tests/unit/features/landing/continued.test.tsx",
  "tests/unit/features/quiz/test-your-knowledge.test.tsx",
  "tests/unit/features/quiz/review/review-dashboard.test.tsx",
  "tests/unit/features/quiz/round/quiz-round.test.tsx",
];

const forDocuments = { environment: "jsdom", setupFiles: ["tests/setup/quiet-console.ts", "tests/setup/document.ts"] };

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), !process.env["VITEST"] && [siteFonts(), devContent(), pictureTiles(), reactRouter()]],
  define: {
    __BUILD_TIME__: JSON.stringify(process.env["BUILD_TIME"]),
    "process.env.WORKER": JSON.stringify(process.env.WORKER ?? "on"),
  },
  // Watching the output folder makes prerendering quadratic in the number of pages.
  server: { watch: command === "build" || isPreview ? null : {} },
  // What pages import of packages is found before the first visit, not during it: then the page would load twice.
  optimizeDeps: {
    entries: [
      "app/entry.client.tsx",
      "app/{artwork,document,features,lib,lists,navigation,offline,player,search,store,ui}/**/*.{ts,tsx}",
      "!app/**/*.server.{ts,tsx}",
      "!app/offline/worker/**",
    ],
    // The content's, of which routes speak in their loaders.
    exclude: ["mediabunny", "sharp", "zod"],
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter(isNotOnEveryPage) },
  },
  environments: {
    // Inline scripts go into the pages as the text of functions (callScript in app/document/inline-scripts.ts).
    ssr: { build: { minify: true } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
  test: {
    // Property-based tests have much to try, and CI machines are slow.
    testTimeout: 20_000,
    // One core less, as Vitest has it, is half of a small machine.
    maxWorkers: "100%",
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Only *.test.tsx, what keeps something in the browser, and what replaces modules gets a document. Each has one of its
    // own, which costs a second in a process of its own (forks) and a tenth of one in a context of its own (vmForks).
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
          // As in the build, galleries are read once.
          env: { DEV: "" },
        },
      },
    ],
  },
}));
