/** Set by vite.config.ts: the ISO instant of the build. */
declare const __BUILD_TIME__: string;

declare namespace NodeJS {
  interface ProcessEnv {
    /** "off" builds a site without a service worker, whose sw.js removes the one that visitors have. */
    WORKER?: string;
  }
}

/** Lucide's icons one by one: what its index lists would all be on every page. */
declare module "lucide/dist/esm/icons/*.mjs" {
  import type { IconNode } from "lucide";
  const shape: IconNode;
  export default shape;
}
