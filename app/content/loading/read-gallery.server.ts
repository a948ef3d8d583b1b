import { basename, dirname } from "node:path/posix";
import type { Problem } from "#app/content/content-error.server.ts";
import type { Meme } from "#app/content/galleries.ts";
import type { MediaTexts } from "#app/content/schemas.server.ts";
import type { Media, MediaFile } from "./read-media.server.ts";

/**
 * Joins the files of a gallery's folder with their texts, in the order of file names, with clips spread evenly. `rows`
 * are the file names in `textsFile`. `texts` is undefined if the file is invalid.
 */
export function readGallery(
  folder: string,
  textsFile: string,
  rows: readonly string[],
  texts: MediaTexts | undefined,
  media: Media,
): { memes: Meme[]; problems: Problem[] } {
  const files = [...media.values()].filter(({ path }) => dirname(path) === folder);
  const memes = files.flatMap((file) => toMeme(file, texts, media) ?? []);
  const problems = rows
    .filter((row) => !media.has(`${folder}/${row}`))
    .map((field): Problem => ({
      file: textsFile,
      field,
      reason: `names a file that is missing in public${folder}; add the file or delete the row`,
    }));
  for (const { path, type } of files) {
    const refuse = (reason: string) => problems.push({ file: `public${path}`, reason });
    const name = basename(path);
    const isAlike = (other: MediaFile) => other.path !== path && pageNameOf(other.path) === pageNameOf(path);
    if (!type) refuse("has a type that galleries cannot show; use jpg, png, webp, avif, gif, svg, mp4, webm or mov");
    else if (!rows.includes(name)) refuse(`has no row in ${textsFile}; describe it there`);
    if (!/^[\w-]+\.\w+$/.test(name)) refuse("must have a name of Latin letters, digits, - and _, and one extension");
    if (pageNameOf(path) === "index")
      refuse("must not be named index, because web servers serve that name as the folder's page");
    if (files.some(isAlike)) refuse("would have the same URL as another file; rename one of them");
    if (type === "video" && !posterOf(path, media))
      refuse(`needs a still image, public${folder}/posters/${name.replace(/\.\w+$/, ".webp")}`);
  }
  return { memes: spreadClips(memes), problems };
}

/** The last part of the URL of the meme's page. */
function pageNameOf(path: string): string {
  return basename(path)
    .replace(/\.\w+$/, "")
    .toLowerCase();
}

/** Returns a clip's still image. */
function posterOf(path: string, media: Media): MediaFile | undefined {
  const start = `${dirname(path)}/posters/${basename(path).replace(/\w+$/, "")}`;
  return [...media.values()].find((file) => file.type === "image" && file.path.startsWith(start));
}

function toMeme({ path, type, ...file }: MediaFile, texts: MediaTexts | undefined, media: Media): Meme | undefined {
  const text = texts?.[basename(path)];
  const still = type === "video" ? posterOf(path, media) : file;
  if (!type || !text || !still) return undefined;
  const { width, height, thumbnail } = still;
  return { url: path, filename: pageNameOf(path), type, ...text, width, height, thumbnail };
}

/** Puts clips at even distances among the images, so that no screen is all clips. */
function spreadClips(memes: readonly Meme[]): Meme[] {
  const images = memes.filter(({ type }) => type === "image");
  const clips = memes.filter(({ type }) => type === "video");
  const distance = images.length / (clips.length + 1);
  return [
    ...images.map((meme, index) => ({ meme, position: index })),
    ...clips.map((meme, index) => ({ meme, position: (index + 1) * distance - 0.5 })),
  ]
    .toSorted((a, b) => a.position - b.position)
    .map(({ meme }) => meme);
}
