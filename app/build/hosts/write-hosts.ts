import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { extname } from "node:path/posix";
import { basePath } from "#app/lib/url.ts";
import { site } from "#app/site.ts";
import { htaccess } from "./apache.ts";
import { caddyfile } from "./caddy.ts";
import { cacheControlOf, caching, contentType, fileTypes, siteHeaders, svgPolicy } from "./host-rules.ts";
import { nginxConf } from "./nginx.ts";

/**
 * Writes what hosts are told of the site in `folder`, for the base path of this build. `files` are the paths of its files.
 * `_headers` belongs to the top of the host: it lies in the site where that is the same, and beside the others otherwise.
 */
export async function writeHosts(folder: string, files: readonly string[]): Promise<void> {
  const { host } = new URL(site.url);
  const hosts = join(folder, "../hosts");
  await mkdir(hosts, { recursive: true });
  await writeFile(join(hosts, "nginx.conf"), nginxConf({ base: basePath, host }));
  await writeFile(join(hosts, "Caddyfile"), caddyfile({ base: basePath, host }));
  await writeFile(join(hosts, ".htaccess"), htaccess({ base: basePath }));
  await writeFile(join(basePath === "" ? folder : hosts, "_headers"), headersFile(files, basePath));
}

/**
 * The `_headers` file of Cloudflare Pages, Netlify and others. `files` are the paths of all files of the site without the
 * base path. Hosts join what several rules say of one file, so each file has one rule for its caching: a folder's
 * pictures by their endings, for pages lie there as well. Without a rule hosts revalidate. Some call texts that they do
 * not know binary, and leave them uncompressed; others send them without their charset.
 */
export function headersFile(files: readonly string[], base = ""): string {
  const all = Object.entries(siteHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const rules = new Map(files.map((path) => [ruleFor(path), cacheControlOf(path)]));
  const kept = [...rules]
    .filter(([, value]) => value !== caching.revalidate)
    .toSorted(([a], [b]) => a.localeCompare(b));
  const caches = kept.flatMap(([rule, value]) => [`${base}${rule}`, `  Cache-Control: ${value}`]);
  const svgEndings = new Set(files.map((path) => extname(path)).filter((ending) => /^\.svg$/i.test(ending)));
  const svg = [...svgEndings].flatMap((ending) => [`${base}/*${ending}`, `  Content-Security-Policy: ${svgPolicy}`]);
  const types = Object.entries(fileTypes)
    .filter(([ending, { isText }]) => isText && ending !== "html")
    .flatMap(([ending, fileType]) => [`${base}/*.${ending}`, `  Content-Type: ${contentType(fileType)}`]);
  return [`${base}/*`, ...all, ...svg, ...caches, ...types, ""].join("\n");
}

/** "/memes/posters/cat.webp" → "/memes/*.webp"; an asterisk goes on over slashes. */
function ruleFor(path: string): string {
  const folder = /^\/[^/]+\//.exec(path)?.[0];
  if (!folder) return path;
  return cacheControlOf(path) === caching.forever ? `${folder}*` : `${folder}*${extname(path)}`;
}
