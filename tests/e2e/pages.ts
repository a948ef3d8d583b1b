import { globSync } from "node:fs";
import { pathOfPage } from "#app/build/finish-build.ts";

const build = "build/client";

/** Every page that the build made, as paths: '/', '/episodes', … */
export const allPages: readonly string[] = pagesOf(build);

export function pagesOf(folder: string): string[] {
  return globSync("**/*.html", { cwd: folder })
    .filter((file) => file !== "404.html")
    .map(pathOfPage)
    .toSorted();
}

/** The file that a page was built to. */
export function fileOf(path: string, folder = build): string {
  return `${folder}${path === "/" ? "/index" : path}.html`;
}

/** The specification's routes that need no parameter. */
export const fixedPages =
  "/|/shop|/episodes|/guests|/events|/quizzes|/gamejam-2025|/gamejam-2025-gallery|/wrapped|/memes".split("|");

/** One address of each kind of page. */
export const onePerKind = kindsAmong(allPages);

/** Those that have code of their own: a picture of the jam's gallery has that of a meme. */
export const onePerCode = onePerKind.filter((path) => !path.startsWith("/gamejam-2025-gallery/"));

/** One address of each kind among the pages of a build. */
export function kindsAmong(pages: readonly string[]): string[] {
  return [
    ...fixedPages,
    "/quizzes/review",
    "/topics",
    ..."episodes|guests|events|quizzes|topics|memes|gamejam-2025-gallery|more"
      .split("|")
      .flatMap((folder) => pages.filter((path) => path.startsWith(`/${folder}/`)).slice(0, 1)),
  ];
}
