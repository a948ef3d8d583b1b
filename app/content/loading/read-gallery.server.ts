import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { assertNoProblems, type Finding } from "#app/content/content-error.server.ts";
import type { Meme } from "#app/content/galleries.ts";
import {
  addressOf,
  measure,
  type MemeType,
  memeTypeOf,
  splitFileName,
  tilesBase,
  wordsOf,
} from "#app/content/media-file.server.ts";
import type { MediaTexts } from "#app/content/schemas.server.ts";
import { text } from "#app/content/schemas/field-schemas.server.ts";

/** `still` is the image that its tiles are made from. */
export type GalleryEntry = { meme: Meme; still?: string };

export type GallerySource = {
  /** Like "public/memes". */
  folder: string;
  /** For messages. */
  textsFile: string;
  texts: MediaTexts;
};

/** Still images of clips, each named after its clip. */
const posterFolder = "posters";

/** Reads a gallery's folder in the order of file names, with clips spread evenly. Throws ContentError with all problems. */
export async function readGallery(source: GallerySource): Promise<GalleryEntry[]> {
  const { folder, textsFile, texts } = source;
  const files = await listFiles(folder);
  const posters = existsSync(`${folder}/${posterFolder}`) ? await listFiles(`${folder}/${posterFolder}`) : [];
  const problems: Finding[] = [
    ...describeNames(folder, files),
    ...describePosters(folder, files, posters),
    ...Object.keys(texts)
      .filter((file) => !files.includes(file))
      .map((field) => ({ file: textsFile, field, reason: `names no file in ${folder}` })),
  ];
  const entries: GalleryEntry[] = [];
  for (const file of files) {
    const type = memeTypeOf(file);
    if (!type) continue;
    try {
      entries.push(await readEntry(source, file, type, posters));
    } catch (error) {
      const reason = `cannot be read as ${type}: ${String(error)}`;
      problems.push({ file: `${folder}/${file}`, field: "(the whole file)", reason });
    }
  }
  assertNoProblems(problems);
  return spreadClips(entries);
}

/** Puts clips at even distances among the images, so that no screen is all clips. */
function spreadClips(entries: readonly GalleryEntry[]): GalleryEntry[] {
  const images = entries.filter(({ meme }) => meme.type === "image");
  const clips = entries.filter(({ meme }) => meme.type === "video");
  const distance = images.length / (clips.length + 1);
  return [
    ...images.map((entry, index) => ({ entry, place: index })),
    ...clips.map((entry, index) => ({ entry, place: (index + 1) * distance - 0.5 })),
  ]
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

async function readEntry({ folder, texts }: GallerySource, file: string, type: MemeType, posters: readonly string[]) {
  const { name } = splitFileName(file);
  const size = await measure(await readFile(`${folder}/${file}`), type);
  const poster = posters.find((candidate) => splitFileName(candidate).name === name);
  const still = type === "image" ? `${folder}/${file}` : poster && `${folder}/${posterFolder}/${poster}`;
  const served = folder.replace(/^.*public\//, "/");
  const meme: Meme = {
    url: `${served}/${encodeURI(file)}`,
    filename: addressOf(name),
    type,
    alt: texts[file]?.alt ?? wordsOf(name),
    caption: texts[file]?.caption ?? wordsOf(name),
    ...size,
    tiles: still && tilesBase(`${served}/${addressOf(name)}`, await readFile(still)),
  };
  return { meme, still };
}

/** Skips .DS_Store and the like. */
async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => !name.startsWith(".") && name !== posterFolder).toSorted();
}

function describeNames(folder: string, files: readonly string[]): Finding[] {
  const byAddress = Map.groupBy(files, (file) => addressOf(splitFileName(file).name));
  const problems = files.flatMap((name): Finding[] => {
    const file = `${folder}/${name}`;
    const reasons = (text.safeParse(name).error?.issues ?? []).map(({ message }) => message);
    if (/[#?%]/.test(name)) reasons.push("must not contain #, ? or %, which hosts interpret differently");
    if (byAddress.get("index")?.includes(name))
      reasons.push("must not be index, because hosts serve a page named index as its folder");
    const unknown = {
      file,
      field: "(the whole file)",
      reason: "has a type that galleries cannot show; use jpg, png, webp, avif, gif, svg, mp4, webm or mov",
    };
    return [
      ...(memeTypeOf(name) ? [] : [unknown]),
      ...reasons.map((reason) => ({ file, field: "(the name)", reason })),
    ];
  });
  const sharing = [...byAddress.values()].filter(({ length }) => length > 1);
  const reason = "these files would have the same URL; rename all but one";
  return [...problems, ...sharing.map((names) => ({ file: folder, field: names.join(", "), reason }))];
}

function describePosters(folder: string, files: readonly string[], posters: readonly string[]): Finding[] {
  const clips = new Set(files.filter((file) => memeTypeOf(file) === "video").map((file) => splitFileName(file).name));
  const reason = "must be an image named after an existing clip";
  return posters
    .filter((poster) => memeTypeOf(poster) !== "image" || !clips.has(splitFileName(poster).name))
    .map((poster) => ({ file: `${folder}/${posterFolder}/${poster}`, field: "(the whole file)", reason }));
}
