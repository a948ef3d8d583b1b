import type { BreadcrumbList, Organization, PodcastSeries, Thing, WebSite } from "schema-dts";

import { listHosts } from "#app/content/hosts.server.ts";
import { listeningLinks, site, siteDescription, socialLinks } from "#app/site.ts";

import { drawnPicture, type StructuredData } from "./page-meta.ts";

/** A step of the way to a page; the last one is the page itself. */
export type Step = { name: string; path: string };

/** The things of more than one page keep their ids, so that search engines know them again. */
export const ids = {
  organization: `${site.url}/#organization`,
  website: `${site.url}/#website`,
  podcast: `${site.url}/#podcast`,
};

/** One graph of these things and of the way to the page. Fields that are undefined vanish. */
export function graphOf(trail: readonly Step[], things: readonly Thing[] = []): StructuredData {
  const graph = trail.length > 0 ? [...things, breadcrumbs(trail)] : things;
  return JSON.parse(JSON.stringify({ "@context": "https://schema.org", "@graph": graph }));
}

/** The landing page's graph: the site with its search, who makes it, and the podcast. */
export function siteGraph(): StructuredData {
  return graphOf([], [website(), organization(), podcast()]);
}

/** Who is behind the site. */
export function organization(): Organization {
  return {
    "@type": "Organization",
    "@id": ids.organization,
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/favicon.svg`,
    sameAs: socialLinks.map(({ url }) => url),
  };
}

/** The podcast as other pages name it. */
export function podcastReference(): PodcastSeries {
  return { "@type": "PodcastSeries", "@id": ids.podcast, name: site.name, url: `${site.url}/` };
}

/** Minutes as schema.org writes a duration. */
export function minutes(count: number): string {
  return `PT${count}M`;
}

function website(): WebSite {
  // The field for the search's words is a convention of search engines that the types do not know.
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${site.url}/episodes?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@type": "WebSite",
    "@id": ids.website,
    name: site.name,
    url: `${site.url}/`,
    description: siteDescription,
    inLanguage: "ka",
    publisher: { "@id": ids.organization },
    potentialAction: search,
  };
}

function podcast(): PodcastSeries {
  return {
    ...podcastReference(),
    description: siteDescription,
    inLanguage: "ka",
    image: site.url + drawnPicture("/").path,
    webFeed: `${site.url}/feed.xml`,
    publisher: { "@id": ids.organization },
    actor: listHosts().map(({ name, linkedin }) => ({ "@type": "Person", name, sameAs: linkedin })),
    // A short link is no page of the show's.
    sameAs: listeningLinks.map(({ url }) => url).filter((url) => !url.includes("tinyurl.com")),
  };
}

function breadcrumbs(trail: readonly Step[]): BreadcrumbList {
  const steps = [{ name: site.name, path: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@type": "WebPage", "@id": site.url + path },
    })),
  };
}
