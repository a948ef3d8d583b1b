import { isNotFound, unexpectedTitle } from "#app/navigation/not-found.ts";
import { site } from "#app/site.ts";

/** A schema.org graph for search engines (publish/structured-data.server.ts). */
export type StructuredData = { "@context": "https://schema.org"; "@graph": { [field: string]: string }[] };

/** An Open Graph image: its path, its size in pixels, and its alternative text. */
export type SharedPicture = { path: string; width: number; height: number; alt?: string };

/** The content of a page's head. */
export type PageMeta = {
  /** Without the site's name, which `pageMeta` adds. Undefined on the landing page. */
  title?: string;
  description: string;
  /** The path of the canonical URL. */
  path: string;
  /** Default: the image drawn for the page. */
  picture?: SharedPicture;
  graph?: StructuredData;
  /** False excludes the page from search engines and from the sitemap. */
  isListed?: boolean;
};

const notListed = { name: "robots", content: "noindex" };

/**
 * A route's `meta` function. Takes the metadata from the loader's data. For a missing page it returns no title, because
 * the screen renders one (features/shell/error-screens.tsx).
 */
export function meta({ loaderData, error }: { loaderData?: { page: PageMeta } | undefined; error?: unknown }) {
  if (loaderData && !error) return pageMeta(loaderData.page);
  return isNotFound(error) ? [notListed] : [{ title: `${unexpectedTitle} · ${site.name}` }, notListed];
}

/** Returns a page's title, description, canonical URL and share image. */
export function pageMeta({ title, description, path, picture = drawnPicture(path), graph, isListed }: PageMeta) {
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
    { property: "og:image", content: site.url + picture.path },
    { property: "og:image:width", content: picture.width },
    { property: "og:image:height", content: picture.height },
    { property: "og:image:alt", content: picture.alt ?? title ?? fullTitle },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:site", content: site.twitter },
    graph && { "script:ld+json": graph },
    isListed === false && notListed,
  ].filter(Boolean);
}

/** Returns the image drawn for the page at a path. */
export function drawnPicture(path: string): SharedPicture {
  return { path: `/previews${path === "/" ? "/index" : path}.png`, width: 1200, height: 630 };
}
