import { site } from "#app/site.ts";

/** Search engines are welcome everywhere; what they should not list says so itself. */
export function robotsFile(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`;
}
