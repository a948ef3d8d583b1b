import { globSync } from "node:fs";
import { pathOfPage } from "#app/tools/finish-build.ts";

const build = "build/client";

/** Paths of all built pages: '/', '/episodes', … */
export const allPages: readonly string[] = globSync("**/*.html", { cwd: build })
  .filter((file) => file !== "404.html")
  .map(pathOfPage)
  .toSorted();

/** The HTML file of a page. */
export function fileOf(path: string): string {
  return `${build}${path === "/" ? "/index" : path}.html`;
}

/** The agreed routes without parameters. */
export const fixedPages =
  "/|/shop|/episodes|/guests|/events|/quizzes|/gamejam-2025|/gamejam-2025-gallery|/wrapped|/memes".split("|");

/** One path for each kind of page. */
export const onePerKind = [
  ...fixedPages,
  "/quizzes/review",
  "/topics",
  ..."episodes|guests|events|quizzes|topics|memes|gamejam-2025-gallery"
    .split("|")
    .flatMap((folder) => allPages.filter((path) => path.startsWith(`/${folder}/`)).slice(0, 1)),
];

/** One path for each kind with code of its own. Memes of both galleries share their code. */
export const onePerCode = onePerKind.filter((path) => !path.startsWith("/gamejam-2025-gallery/"));
