import { globSync } from "node:fs";

const build = "build/client";

/** Every page that the build made, as paths: '/', '/episodes', … */
export const allPages: readonly string[] = globSync("**/index.html", { cwd: build })
  .map((file) => `/${file}`.replace(/\/?index\.html$/, "") || "/")
  .toSorted();

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
