import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./app/tools/finish-build.ts";
import { writeThumbnails } from "./app/tools/thumbnails.ts";

/** Development renders pages on request, so that they follow changes of content files. */
const isDevelopment = process.env.NODE_ENV === "development";

export default {
  ssr: isDevelopment,
  routeDiscovery: { mode: "initial" },
  // A clientLoader is one line, too small for its own chunk.
  splitRouteModules: false,
  prerender: !isDevelopment && {
    // Imports the content lazily, because typegen loads this file too.
    paths: async ({ getStaticPaths }) =>
      (await import("./app/publish/prerender-paths.server.ts")).prerenderPaths(getStaticPaths()),
    concurrency: 2,
  },
  buildEnd: async ({ reactRouterConfig }) => {
    const { listThumbnails } = await import("./app/content/media.server.ts");
    const { sitemap } = await import("./app/publish/sitemap.server.ts");
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    console.log("  ✓ code, pages");
    await writeThumbnails(listThumbnails(), folder);
    console.log("  ✓ thumbnails");
    await finishBuild(folder, sitemap);
    console.log("  ✓ sitemap, service worker, headers");
  },
} satisfies Config;
