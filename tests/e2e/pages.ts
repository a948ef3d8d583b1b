import { globSync } from "node:fs";

import { pathOfPage } from "#app/build/page-files.ts";

const build = "build/client";

/** Every page that the build made, as paths: '/', '/episodes', … */
export const allPages: readonly string[] = globSync("**/*.html", { cwd: build })
  .filter((file) => file !== "404.html")
  .map(pathOfPage)
  .toSorted();

/** The file that a page was built to. */
export function fileOf(path: string): string {
  return `${build}${path === "/" ? "/index" : path}.html`;
}

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
  ...["/episodes/", "/guests/", "/events/", "/quizzes/", "/topics/", "/memes/", "/gamejam-2025-gallery/"].flatMap(
    (folder) => allPages.filter((path) => path.startsWith(folder)).slice(0, 1),
  ),
];
