import type { Config } from "@react-router/dev/config";

import { finishBuild } from "./app/build/finish-build.ts";
import { prerenderPaths } from "./app/content/prerender-paths.server.ts";

export default {
  ssr: false,
  prerender: { paths: prerenderPaths, concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
