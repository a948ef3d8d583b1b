import type { Config } from "@react-router/dev/config";
import { forgetOldPictures } from "./app/publish/render-share-image.server.tsx";
import { finishBuild } from "./app/tools/finish-build.ts";
import { writeTiles } from "./app/tools/write-tiles.ts";

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
    const { listTileSources } = await import("./app/publish/tile-sources.server.ts");
    const { sitemap } = await import("./app/publish/sitemap.server.ts");
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    console.log("== finish");
    await writeTiles(await listTileSources(), folder);
    await finishBuild(folder, sitemap);
    await forgetOldPictures(process.env["BUILD_TIME"] ?? new Date().toISOString());
  },
} satisfies Config;
