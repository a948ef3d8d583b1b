/** Set by vite.config.ts: the ISO instant of the build. */
declare const __BUILD_TIME__: string;

declare namespace NodeJS {
  interface ProcessEnv {
    /** "off" builds a site without a service worker, whose sw.js removes the one that visitors have. */
    WORKER?: string;
  }
}
