/** Set by vite.config.ts: the ISO instant of the build. */
declare const __BUILD_TIME__: string;
