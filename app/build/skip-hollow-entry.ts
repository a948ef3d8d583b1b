import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path/posix";

/** What React Router's manifest says of the client's entry. */
type Manifest = { entry: { module: string; imports: string[] } };

const start = "window.__reactRouterManifest=";

/**
 * The client's entry is in the shell (chunks.ts); its own file is an import of that and nothing else. Takes the file away and
 * lets the router's manifest name the shell in its place: a request less on every page. Resolves with what does the same
 * in a page. Throws when the entry is not hollow.
 */
export async function skipHollowEntry(folder: string): Promise<(html: string) => string> {
  const manifests: string[] = [];
  for await (const found of glob("assets/manifest-*.js", { cwd: folder })) manifests.push(found);
  const [file] = manifests;
  if (!file || manifests.length > 1) throw new Error(`There are ${manifests.length} manifests in ${folder}/assets`);
  const text = await readFile(join(folder, file), "utf8");
  const manifest = JSON.parse(text.slice(start.length, text.lastIndexOf("}") + 1)) as Manifest;
  const { module: entry, imports } = manifest.entry;
  const entryFile = join(folder, "assets", basename(entry));
  const [, shell] = /^import"\.\/([^"]+)";?\s*$/.exec(await readFile(entryFile, "utf8")) ?? [];
  if (!shell) throw new Error(`${entry} holds more than an import of the shell`);
  const address = join(dirname(entry), shell);
  manifest.entry = { module: address, imports: imports.filter((one) => one !== address) };
  await writeFile(join(folder, file), `${start}${JSON.stringify(manifest)};`);
  await rm(entryFile);
  return (html) =>
    html.replace(new RegExp(`<link rel="modulepreload" href="${entry}"[^>]*>`), "").replaceAll(entry, address);
}
