import type { Config } from "@react-router/dev/config";

import { finishBuild } from "./app/build/finish-build.ts";
import { writeTiles } from "./app/build/gallery-tiles.ts";
import { listTileSources } from "./app/content/gallery.server.ts";
import { prerenderPaths } from "./app/content/prerender-paths.server.ts";

export default {
  ssr: false,
  prerender: { paths: prerenderPaths, concurrency: 2 },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    await writeTiles(await listTileSources(), folder);
    await finishBuild(folder);
  },
} satisfies Config;
