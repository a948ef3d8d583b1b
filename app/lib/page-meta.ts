import type { StructuredData } from "#app/content/structured-data.server.ts";
import { site } from "#app/site.ts";

type Page = {
  /** Without the site's name, which is added; absent on the landing page. */
  title?: string;
  description: string;
  /** In-app path, for the canonical address. */
  path: string;
  /** Path of the picture shown where the page is shared. */
  image?: string;
  /** What search engines are told of the page (content/structured-data.server.ts). */
  graph?: StructuredData;
};

const defaultImage = "/share.png";

/** Title, description, canonical address and share picture of a page, for a route's `meta`. */
export function pageMeta({ title, description, path, image = defaultImage, graph }: Page) {
  const fullTitle = title ? `${title} · ${site.name}` : `${site.name} – ${site.tagline}`;
  const url = site.url + path;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title ?? fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: site.url + image },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:site", content: site.twitter },
    ...(graph ? [{ "script:ld+json": graph }] : []),
  ];
}

/** Meta of a page whose content does not exist: a title, and no place in search engines. */
export function missingPageMeta(title: string) {
  return [{ title: `${title} · ${site.name}` }, { name: "robots", content: "noindex" }];
}
