/** Content but drafts, read from data/ as it lies there (works in Node and in vitest), and its prose. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { EpisodeInput, GuestInput } from "#app/content/schemas.server.ts";
import { splitParagraphs } from "#app/lib/rich-text.ts";
import type { Prose } from "./prose-figures.ts";

const data = join(import.meta.dirname, "../../data");

/** Lines that are no prose: chapters, `label: address`, hashtags. */
const noProse = /^(\d{1,2}:)?\d{1,2}:\d\d\s|https?:\/\/\S+$|^#\S/;

/** Every text of every episode and guest, and the names that occur in them, in Latin letters. */
export async function readProse(): Promise<{ texts: Prose[]; names: string[] }> {
  const episodes = await readFolder<EpisodeInput>("episodes");
  const guests = await readFolder<GuestInput>("guests");
  const texts = [
    ...episodes.flatMap(([file, { description, fullDescription, beforeListening = "" }]) => [
      { file, part: "description", text: description },
      { file, part: "fullDescription", text: withoutLists(fullDescription) },
      { file, part: "beforeListening", text: beforeListening },
    ]),
    ...guests.flatMap(([file, { bio, tagline, description }]) => [
      { file, part: "bio", text: bio },
      { file, part: "tagline", text: tagline },
      { file, part: "description", text: description },
    ]),
  ];
  const names = [...episodes.map(([, { guest }]) => guest), ...guests.map(([, { name }]) => name)];
  return { texts: texts.filter(({ text }) => text !== ""), names };
}

/** What the files of a folder hold, in the order of their names, each with its file. */
export async function readFolder<Content extends { draft?: boolean }>(folder: string): Promise<[string, Content][]> {
  const files = (await readdir(join(data, folder))).filter((file) => file.endsWith(".ts"));
  const all = await Promise.all(
    files.toSorted().map(async (file): Promise<[string, Content]> => {
      const address = pathToFileURL(join(data, folder, file)).href;
      const module: { default: Content } = await import(/* @vite-ignore */ address);
      return [`${folder}/${file}`, module.default];
    }),
  );
  return all.filter(([, { draft }]) => !draft);
}

function withoutLists(text: string): string {
  return splitParagraphs(text)
    .filter((paragraph) => !paragraph.split("\n").some((line) => noProse.test(line)))
    .join("\n\n");
}
