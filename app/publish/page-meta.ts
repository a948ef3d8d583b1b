import { errorTitle } from "#app/navigation/not-found.ts";
import { site } from "#app/site.ts";

/** What search engines are told of a page: one graph of schema.org's things (publish/structured-data.server.ts). */
export type StructuredData = { "@context": "https://schema.org"; "@graph": { [field: string]: string }[] };

/** A picture shown where a page is shared: its path, its size in pixels, and what is to be seen. */
export type SharedPicture = { path: string; width: number; height: number; alt?: string };

/** What a page says of itself in its head. */
export type PageMeta = {
  /** Without the site's name, which is added; absent on the landing page. */
  title?: string;
  description: string;
  /** In-app path, for the canonical address. */
  path: string;
  /** The picture drawn for the page, unless said otherwise. */
  picture?: SharedPicture;
  graph?: StructuredData;
  /** False keeps it out of search engines, and out of the sitemap. */
  isListed?: boolean;
};

const notListed = { name: "robots", content: "noindex" };

type MetaArgs = {
  loaderData?: { page: PageMeta } | undefined;
  error?: unknown;
  matches?: readonly ({ handle?: unknown } | undefined)[];
};

/** The `meta` of a page: what its loader says of it, or the title of the error's screen. */
export function meta({ loaderData, error, matches }: MetaArgs) {
  if (loaderData && !error) return pageMeta(loaderData.page);
  const { missing } = (matches?.at(-1)?.handle ?? {}) as { missing?: { title: string } };
  return errorMeta(errorTitle(error, missing?.title));
}

export function errorMeta(title: string) {
  return [{ title: `${title} · ${site.name}` }, notListed];
}

/** Title, description, canonical address and share picture of a page. */
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

/** The picture drawn for the page at a path. */
export function drawnPicture(path: string): SharedPicture {
  return { path: `/previews${path === "/" ? "/index" : path}.png`, width: 1200, height: 630 };
}

/** What can be subscribed to, named in every page's head and on /feeds. No podcast players: the site hosts no audio. */
export const feeds = [
  { path: "/feed.xml", type: "application/rss+xml", title: `${site.name} – RSS` },
  { path: "/feed.json", type: "application/feed+json", title: `${site.name} – JSON Feed` },
  { path: "/events.ics", type: "text/calendar", title: `${site.name} – Events` },
] as const;
