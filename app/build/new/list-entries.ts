/** What has no file of its own: a picture's texts and a topic's spelling are entries of lists. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import sharp from "sharp";
import { describeDrawing } from "#app/content/check.server.ts";
import { addressOf, measure, memeTypeOf, splitFileName } from "#app/content/media-file.server.ts";
import { mediaTextsSchema, topicNamesSchema } from "#app/content/schemas.server.ts";
import { tagKey } from "#app/search/match-word.ts";
import { missingCharactersOf } from "../site-fonts.ts";
import { Mistake } from "./ask.ts";
import { bySchema, type Kind, type NewFile } from "./content-kind.ts";
import { formatSource, literal } from "./content-source.ts";

const galleries: Readonly<Record<string, { folder: string; list: string; page: string }>> = {
  memes: { folder: "public/memes", list: "data/memes.ts", page: "/memes" },
  "game-jam": { folder: "public/game-jam-2025", list: "data/game-jam-gallery.ts", page: "/gamejam-2025-gallery" },
};

const { alt, caption } = mediaTextsSchema.valueType.shape;
const topicNames = "data/topic-names.ts";

export const meme: Kind = {
  name: "meme",
  questions: [
    {
      flag: "gallery",
      asks: "Its gallery",
      takes: "memes or game-jam",
      choices: Object.keys(galleries),
      suggest: () => "memes",
    },
    {
      flag: "file",
      asks: "The picture or silent clip; its name becomes its address",
      takes: "FILE",
      refuse: (answer, _there, { gallery = "memes" }) => {
        if (!existsSync(answer)) return "is not there: give the path of a picture or a clip";
        if (!memeTypeOf(answer)) return "must be a picture (jpg, png, webp, avif, gif, svg) or a clip (mp4, webm, mov)";
        const { folder = "", list = "" } = galleries[gallery] ?? {};
        const { name, extension } = splitFileName(basename(answer));
        const address = `${addressOf(name)}.${extension}`;
        if (basename(answer) !== address) return `must have a name of lower-case letters and hyphens, like ${address}`;
        if (address.startsWith("index.")) return "must not be called index: hosts show it as the page of its folder";
        if (list && readListedNames(list).includes(address)) return `has its texts in ${list} already`;
        const isSame = (other: string) => addressOf(splitFileName(other).name) === addressOf(name);
        const same = readdirSync(folder).find(
          (other) => isSame(other) && relative(answer, `${folder}/${other}`) !== "",
        );
        return same ? `would have the address of ${folder}/${same}: give it another name` : undefined;
      },
    },
    { flag: "alt", asks: "What is to be seen, for those who do not see it", takes: "TEXT", refuse: bySchema(alt) },
    { flag: "caption", asks: "The joke in a line, without a full stop", takes: "TEXT", refuse: bySchema(caption) },
  ],
  make: async ({ file = "", gallery = "", ...texts }) => {
    const { folder, list, page } = galleries[gallery] ?? { folder: "", list: "", page: "" };
    const name = basename(file);
    const content = await readMedia(file);
    refuseMissingCharacters(JSON.stringify(texts));
    const path = `${folder}/${name}`;
    const longer = await addEntry(list, name, `${JSON.stringify(name)}: {\n${literal(texts).slice(1)},`);
    const address = splitFileName(name).name;
    return {
      files: relative(file, path) === "" ? [longer] : [{ path, content }, longer],
      notes: [],
      next: [
        `npm run dev shows it at ${page}/${address}.`,
        memeTypeOf(name) === "video" &&
          `Its still picture: ffmpeg -i ${path} -frames:v 1 ${folder}/posters/${address}.webp`,
      ],
    };
  },
};

export const topic: Kind = {
  name: "topic",
  questions: [
    {
      flag: "name",
      asks: "The topic, spelt as it is shown: GraphQL",
      takes: "NAME",
      refuse: (answer) => {
        const same = readListedNames(topicNames).find((one) => tagKey(one) === tagKey(answer));
        return same ? `is in ${topicNames} already, as "${same}"` : bySchema(topicNamesSchema.element)(answer);
      },
    },
  ],
  make: async ({ name = "" }, { tags }) => {
    refuseMissingCharacters(name);
    const isTag = tags.some((one) => tagKey(one) === tagKey(name));
    return {
      files: [await addEntry(topicNames, name, `${JSON.stringify(name)},`)],
      notes: [
        !isTag && `No episode has this tag yet: it is shown so as soon as one has it, as "${name.toLowerCase()}".`,
      ],
      next: ["A topic has a page from two episodes on."],
    };
  },
};

/** A file's bytes. Throws a Mistake for one that is broken, or a drawing with what no drawing here may have. */
async function readMedia(file: string): Promise<Uint8Array> {
  const [bytes, type] = [readFileSync(file), memeTypeOf(file) ?? "image"];
  try {
    await measure(bytes, type);
    // A picture's head alone says nothing of a file that was cut off.
    if (type === "image") await sharp(bytes).resize(8).toBuffer();
  } catch (error) {
    throw new Mistake(`${file} cannot be read: ${String(error)}`);
  }
  const [problem] = file.endsWith(".svg") ? describeDrawing(bytes.toString()) : [];
  if (problem) throw new Mistake(`${file}: ${problem.field}: ${problem.reason}`);
  return bytes;
}

/** Throws a Mistake where a text has a character that no font of the site draws. */
function refuseMissingCharacters(text: string): void {
  const [character] = missingCharactersOf(text);
  if (character) throw new Mistake(`No font of the site has the character "${character}": write it in another way.`);
}

/** A list with one more entry, before the first whose name comes after it. */
async function addEntry(list: string, name: string, entry: string): Promise<NewFile> {
  try {
    const lines = (await formatSource(readFileSync(list, "utf8"))).split("\n");
    const place = lines.findIndex((line) => {
      const other = nameIn(line);
      return other === undefined ? /^[}\]] satisfies /.test(line) : other.localeCompare(name, "en") > 0;
    });
    return { path: list, content: await formatSource(lines.toSpliced(place, 0, entry).join("\n")), isLonger: true };
  } catch {
    throw new Mistake(`${list} cannot be read: npm run check says where`);
  }
}

function readListedNames(list: string): string[] {
  return readFileSync(list, "utf8")
    .split("\n")
    .flatMap((line) => nameIn(line) ?? []);
}

/** The name that a line of a list begins with: `"name",` or `"name": {`. */
function nameIn(line: string): string | undefined {
  const name = /^ {2}(".*?")[,:]/.exec(line)?.[1];
  return name === undefined ? undefined : (JSON.parse(name) as string);
}
