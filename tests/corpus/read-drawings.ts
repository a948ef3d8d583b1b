/** The words of all drawings: those of SVG files, read from them, and those of finished pictures, from the list of them. */
import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Drawing = { file: string; words: string };

const root = join(import.meta.dirname, "../..");

/**
 * What is written in finished pictures and clips, which nothing can read, by file: a line each in `drawn-words.txt`, a tab
 * between them. Who adds a picture writes its words down, nothing where there are none. Its lines are split by " / "; of
 * counters one state is enough.
 */
export const drawnWords: ReadonlyMap<string, string> = new Map(
  readFileSync(join(import.meta.dirname, "drawn-words.txt"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t") as [string, string?])
    .map(([file, words = ""]) => [file, words]),
);

/** Every drawing of the site that says something. */
export async function readDrawings(): Promise<Drawing[]> {
  const files = globSync("{public,app}/**/*.svg", { cwd: root }).toSorted();
  const vectors = files.map(async (file) => ({ file, words: wordsOfSvg(await readFile(join(root, file), "utf8")) }));
  const finished = [...drawnWords].map(([file, words]) => ({ file: `public/${file}`, words }));
  return [...(await Promise.all(vectors)), ...finished].filter(({ words }) => words !== "");
}

/** What an SVG shows and tells as text. */
function wordsOfSvg(svg: string): string {
  const texts = [...svg.matchAll(/<(text|title|desc)\b[^>]*>([^]*?)<\/\1>/g)];
  const words = texts.map(([, , text = ""]) => text.replaceAll(/<[^>]*>/g, " "));
  return words.join(" / ").replaceAll(/\s+/g, " ").trim();
}
