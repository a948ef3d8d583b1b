import type { Config } from "@react-router/dev/config";

import { finishBuild } from "./app/build/finish-build.ts";
import { renderPaths } from "./app/build/render-paths.ts";
import { writeTiles } from "./app/build/write-tiles.ts";
import { forgetOldPictures } from "./app/content/render-png.server.ts";

export default {
  ssr: false,
  basename: process.env.BASE ?? "/",
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // A clientLoader is a line here: not worth a file of its own.
  splitRouteModules: false,
  prerender: {
    // Content is read when it is needed, so that a mistake in it never keeps `npm run dev` from starting.
    paths: async (routes) => (await import("./app/content/prerender-paths.server.ts")).routerPaths(routes),
    concurrency: 2,
  },
  buildEnd: async ({ reactRouterConfig }) => {
    const { otherPaths } = await import("./app/content/prerender-paths.server.ts");
    const { listTileSources } = await import("./app/content/tile-sources.server.ts");
    const { listPageDetails } = await import("./app/content/sitemap.server.ts");
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    await renderPaths(await otherPaths(), reactRouterConfig.buildDirectory);
    console.log("== finish");
    await writeTiles(await listTileSources(), folder);
    await finishBuild(folder, await listPageDetails());
    await forgetOldPictures(process.env["BUILD_TIME"] ?? new Date().toISOString());
  },
} satisfies Config;
