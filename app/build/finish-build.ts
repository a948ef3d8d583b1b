import { createHash } from "node:crypto";
import { copyFile, glob, readFile, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";

import { site } from "../site.ts";
import { contentSecurityPolicy, headersFile } from "./headers.ts";
import { libraryStyles } from "./library-styles.ts";
import { orderLoading, stylesAddress } from "./loading-order.ts";

/** A page of the build: its file, as a path in the folder, and its text. */
type Page = { file: string; html: string };

/** Turns React Router's output folder into what a static host serves. */
export async function finishBuild(folder: string): Promise<void> {
  await moveFallback(folder);
  await rm(join(folder, ".vite"), { recursive: true, force: true });
  await removeResourceData(folder);
  const readStyles = stylesReader(folder);
  const pages: Page[] = [];
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const rendered = await readFile(join(folder, file), "utf8");
    const html = orderLoading(rendered, await readStyles(rendered));
    pages.push({ file, html });
    await writeFile(join(folder, file), withSecurityPolicy({ file, html }));
  }
  await writeFile(join(folder, "sitemap.xml"), sitemap(pages));
  const files: string[] = [];
  for await (const file of glob("**/*.*", { cwd: folder })) files.push(`/${file.split(sep).join("/")}`);
  await writeFile(join(folder, "_headers"), headersFile(files));
}

/** Reads the style sheet that a page names, once for all pages. */
function stylesReader(folder: string): (html: string) => Promise<string> {
  const sheets = new Map<string, Promise<string>>();
  return (html) => {
    const address = stylesAddress(html) ?? "";
    const sheet = sheets.get(address) ?? readFile(join(folder, address), "utf8");
    sheets.set(address, sheet);
    return sheet;
  };
}

/** The fallback is the only page that hydrates on any address: hosts show 404.html, with that status, for unknown ones. */
async function moveFallback(folder: string): Promise<void> {
  await copyFile(join(folder, "__spa-fallback.html"), join(folder, "404.html"));
  await rm(join(folder, "__spa-fallback.html"));
}

/** Resource routes (x.json, x.png) are files themselves; the data files written beside them serve nobody. */
async function removeResourceData(folder: string): Promise<void> {
  for await (const file of glob("**/*.{json,png,ics,xml,txt}.data", { cwd: folder })) await rm(join(folder, file));
}

/** A page with its policy, by the hashes of what is inline. */
function withSecurityPolicy({ file, html }: Page): string {
  const policy = contentSecurityPolicy({
    scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: [...hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g), ...Object.values(libraryStyles)],
  });
  const charset = /<meta charSet="utf-8"\/>/i;
  if (!charset.test(html)) throw new Error(`${file} has no charset, so there is no place for its security policy`);
  return html.replace(charset, (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

function hashesOf(html: string, inline: RegExp): string[] {
  const codes = [...html.matchAll(inline)].map(([, code = ""]) => code);
  return [...new Set(codes.map((code) => createHash("sha256").update(code).digest("base64")))];
}

/** Every page of the build that search engines may list. */
export function sitemap(pages: readonly Page[]): string {
  const urls = pages
    .filter(({ file, html }) => file.endsWith("index.html") && !/<meta name="robots" content="noindex"/.test(html))
    .map(({ file }) => site.url + `/${file.split(sep).join("/")}`.replace(/\/?index\.html$/, ""))
    .map((url) => (url === site.url ? `${url}/` : url))
    .toSorted();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${url}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}
