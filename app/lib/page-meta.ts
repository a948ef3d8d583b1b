import { site } from "#app/site.ts";

import { isMissing } from "./is-missing.ts";

type Page = {
  /** Without the site's name, which is added; absent on the landing page. */
  title?: string;
  description: string;
  /** In-app path, for the canonical address. */
  path: string;
  /** Path of the picture shown where the page is shared. */
  image?: string;
};

const defaultImage = "/share.png";

/** Keeps a page out of search engines, and out of the sitemap. */
export const notListed = { name: "robots", content: "noindex" };

/** Title, description, canonical address and share picture of a page, for a route's `meta`. */
export function pageMeta({ title, description, path, image = defaultImage }: Page) {
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
  ];
}

/**
 * Meta of a page that has no content to show: a title where that does not exist, and no place in search engines. On any
 * other error the error's screen brings the title.
 */
export function missingPageMeta(title: string, error?: unknown) {
  const isUnexpected = Boolean(error) && !isMissing(error);
  return isUnexpected ? [notListed] : [{ title: `${title} · ${site.name}` }, notListed];
}
