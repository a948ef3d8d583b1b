import { readFileSync } from "node:fs";

const build = "build/client";

/** Every page that the build made, as paths: '/', '/episodes', … From the sitemap, which lists them all. */
export const allPages: readonly string[] = [
  ...readFileSync(`${build}/sitemap.xml`, "utf8").matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g),
].map(([, path = "/"]) => path);

/** The specification's routes that need no parameter. */
export const fixedPages = [
  "/",
  "/shop",
  "/episodes",
  "/guests",
  "/events",
  "/quizzes",
  "/gamejam-2025",
  "/gamejam-2025-gallery",
  "/wrapped",
  "/memes",
] as const;
