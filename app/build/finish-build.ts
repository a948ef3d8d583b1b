import { createHash } from "node:crypto";
import { cp, glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";

import { deferScripts, stylesAddress } from "#app/document/defer-scripts.ts";
import { contentSecurityPolicy, inlineScript } from "#app/document/security-policy.ts";
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import { feeds } from "#app/publish/feed-links.ts";
import type { PageDetails } from "#app/publish/sitemap.server.ts";

import { atBase, basePath, withoutBase } from "../lib/base-path.ts";
import { compressFiles } from "./compress-files.ts";
import { writeHosts } from "./hosts/write-hosts.ts";
import { movePages, type PageFile, pathOfPage } from "./page-files.ts";
import { writePageRoutes } from "./page-routes.ts";
import { isListed, sitemap } from "./sitemap.ts";
import { writeIcons } from "./write-icons.ts";
import { writeWorker } from "./write-worker.ts";

/** The only page that hydrates on any address: as 404.html hosts show it, with that status, for unknown ones. */
const fallback = "__spa-fallback.html";
const notFoundPage = "404.html";

/**
 * SHA-256 (base64) of the style elements that libraries write into the page by script, for the security policy. After an
 * update of one of them the browser tests name the new hash. What libraries set on an element's `style` needs none.
 */
export const libraryStyles = {
  /** Its stylesheet, written with the first notification. */
  sonner: "StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  /** What it puts there before it writes: an empty element. */
  sonnerAtFirst: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  /** The rule with which it hides pseudo-elements in its copy of the page. */
  html2canvas: "UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g=",
} as const;

/** Turns React Router's output folder into what a static host serves. `details` are for the sitemap, by path. */
export async function finishBuild(folder: string, details: ReadonlyMap<string, PageDetails>): Promise<void> {
  await leaveBaseFolder(folder);
  await rename(join(folder, fallback), join(folder, notFoundPage));
  await movePages(folder);
  await rm(join(folder, ".vite"), { recursive: true, force: true });
  await removeResourceData(folder);
  await writePageRoutes(folder);
  const readStyles = stylesReader(folder);
  const listed: string[] = [];
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const rendered = await readFile(join(folder, file), "utf8");
    const ordered = withFeeds(deferScripts(rendered, await readStyles(rendered)));
    const html = file === notFoundPage ? withRedirect(ordered) : ordered;
    if (isListed(html)) listed.push(pathOfPage(file));
    await writeFile(join(folder, file), withSecurityPolicy({ file, html }));
  }
  await writeFile(join(folder, "sitemap.xml"), await sitemap(listed, details));
  await writeIcons(folder);
  await writeWorker(folder, process.env.WORKER === "off" ? "kill-switch" : "worker");
  const files: string[] = [];
  for await (const file of glob("**/*.*", { cwd: folder })) files.push(`/${file.split(sep).join("/")}`);
  await writeHosts(folder, files);
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

/** Resource routes (x.json, x.png) are files themselves; the data files written beside them serve nobody. */
async function removeResourceData(folder: string): Promise<void> {
  for await (const file of glob(["**/*.{json,png,jpg,ics,xml,txt,md,webmanifest}.data", ".well-known/*.data"], {
    cwd: folder,
  }))
    await rm(join(folder, file));
}

/** A page that names the feeds. Browsers do nothing with them, so no script has to know them. */
function withFeeds(html: string): string {
  const links = feeds.map(
    ({ path, type, title }) => `<link rel="alternate" href="${atBase(path)}" type="${type}" title="${title}"/>`,
  );
  return html.replace("</head>", () => `${links.join("")}</head>`);
}

/**
 * 404.html with a script that leads from another spelling of a page's address to the page, before anything is painted. A host
 * that has led to this spelling itself would do so again, for ever. The script goes, for React knows nothing of it.
 */
function withRedirect(html: string): string {
  const redirect = (canonical: typeof canonicalPath, base: string) => {
    document.currentScript?.remove();
    const { pathname, search, hash } = location;
    const path = canonical(pathname, base);
    const [visit] = performance.getEntriesByType("navigation");
    const wasRedirected = !(visit instanceof PerformanceNavigationTiming) || visit.redirectCount > 0;
    if (path !== pathname && !wasRedirected) location.replace(path + search + hash);
  };
  const script = `(${String(redirect)})(${String(canonicalPath)},${JSON.stringify(basePath)})`;
  return html.replace("<script>", () => `<script>${script}</script><script>`);
}

/** A page with its policy, by the hashes of what is inline. */
function withSecurityPolicy({ file, html }: PageFile): string {
  const policy = contentSecurityPolicy({
    scripts: hashesOf(html, inlineScript),
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
