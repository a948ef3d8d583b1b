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

/** One address of each kind of page. */
export const onePerKind = [
  ...fixedPages,
  ...["/episodes/", "/guests/", "/events/", "/memes/", "/gamejam-2025-gallery/"].flatMap((folder) =>
    allPages.filter((path) => path.startsWith(folder)).slice(0, 1),
  ),
];
