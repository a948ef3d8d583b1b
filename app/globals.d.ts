/** The ISO instant of the build, defined in vite.config.ts. */
declare const __BUILD_TIME__: string;

declare namespace NodeJS {
  interface ProcessEnv {
    /** "off" builds a site without a service worker. Its sw.js removes the visitors' existing worker. */
    WORKER?: string;
  }
}
