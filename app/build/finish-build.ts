import { createHash } from "node:crypto";
import { cp, glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { basePath, withoutBase } from "../lib/base-path.ts";
import type { PageDetails } from "../content/sitemap.server.ts";
import { compressFiles } from "./compress-files.ts";
import { contentSecurityPolicy, headersFile, inlineScripts } from "./headers.ts";
import { orderLoading, stylesAddress } from "./loading-order.ts";
import { movePages } from "./page-files.ts";
import { writeSitemap } from "./sitemap.ts";

const fallback = "__spa-fallback.html";

/** Turns React Router's output folder into what a static host serves. `details` are for the sitemap, by path. */
export async function finishBuild(folder: string, details: ReadonlyMap<string, PageDetails>): Promise<void> {
  await leaveBaseFolder(folder);
  await moveFallback(folder);
  await movePages(folder);
  await rm(join(folder, ".vite"), { recursive: true, force: true });
  await removeResourceData(folder);
  const readStyles = stylesReader(folder);
  for await (const page of glob("**/*.html", { cwd: folder })) {
    const path = join(folder, page);
    const html = await readFile(path, "utf8");
    await writeFile(path, orderLoading(html, await readStyles(html)));
    await addSecurityPolicy(path);
  }
  await writeFile(join(folder, "_headers"), headersFile());
  await writeSitemap(folder, details);
  await compressFiles(folder);
}

/**
 * With a base path the router writes its pages into a folder of that name, and the fallback as the index beside it; the
 * host puts the whole site at the base path, so all goes up to the top.
 */
async function leaveBaseFolder(folder: string): Promise<void> {
  if (basePath === "") return;
  await rename(join(folder, "index.html"), join(folder, fallback));
  await cp(join(folder, basePath), folder, { recursive: true });
  await rm(join(folder, basePath.split("/")[1] ?? ""), { recursive: true });
}

/** Reads the style sheet that a page names, once for all pages. */
function stylesReader(folder: string): (html: string) => Promise<string> {
  const sheets = new Map<string, Promise<string>>();
  return (html) => {
    const address = stylesAddress(html) ?? "";
    const sheet = sheets.get(address) ?? readFile(join(folder, withoutBase(address)), "utf8");
    sheets.set(address, sheet);
    return sheet;
  };
}

/** The fallback is the only page that hydrates on any address: hosts show 404.html, with that status, for unknown ones. */
async function moveFallback(folder: string): Promise<void> {
  await rename(join(folder, fallback), join(folder, "404.html"));
}

/** Resource routes (x.json, x.png) are files themselves; the data files written beside them serve nobody. */
async function removeResourceData(folder: string): Promise<void> {
  for await (const file of glob(["**/*.{json,png,jpg,ics,xml,txt,md}.data", ".well-known/*.data"], { cwd: folder }))
    await rm(join(folder, file));
}

async function addSecurityPolicy(page: string): Promise<void> {
  const html = await readFile(page, "utf8");
  const hashes = new Set(inlineScripts(html).map((code) => createHash("sha256").update(code).digest("base64")));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([...hashes])}"/>`;
  const charset = /<meta charSet="utf-8"\/>/i;
  if (!charset.test(html)) throw new Error(`${page} has no charset, so there is no place for its security policy`);
  await writeFile(
    page,
    html.replace(charset, (found) => found + meta),
  );
}
