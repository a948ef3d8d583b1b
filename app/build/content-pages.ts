/** Which page shows a file of data/ or public/, and which file a page shows. */
import { addressOf, splitFileName } from "#app/content/media-file.server.ts";

/** Folders whose files have a page each, named like the file. */
const folders: Readonly<Record<string, string>> = {
  "data/episodes": "/episodes",
  "data/quizzes": "/quizzes",
  "data/guests": "/guests",
  "data/events": "/events",
  "public/memes": "/memes",
  "public/game-jam-2025": "/gamejam-2025-gallery",
};

/** Files that are shown among others. */
const lists: Readonly<Record<string, string>> = {
  "data/memes.ts": "/memes",
  "data/game-jam-gallery.ts": "/gamejam-2025-gallery",
  "data/game-jam-2025.ts": "/gamejam-2025",
  "data/products.ts": "/shop",
  "data/hosts.ts": "/",
  "data/synonyms.ts": "/episodes",
  "data/topic-names.ts": "/episodes",
};

/** The address of the page that shows a file; undefined for one that has none of its own. */
export function pageOf(file: string): string | undefined {
  const [, folder = "", fileName = ""] = /^(.*)\/([^/]+)$/.exec(file) ?? [];
  const base = folders[folder];
  if (!base) return lists[file];
  const { name } = splitFileName(fileName);
  return `${base}/${folder.startsWith("public/") ? addressOf(name) : name}`;
}

/** The content file of a page; undefined for a page that is made of several. */
export function fileOf(page: string): string | undefined {
  const [, base, name] = /^(\/\w+)\/([\w-]+)$/.exec(page) ?? [];
  const [folder] = Object.entries(folders).find(([inData, path]) => path === base && inData.startsWith("data/")) ?? [];
  return folder && `${folder}/${name}.ts`;
}
