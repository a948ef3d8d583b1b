import { site } from "#app/site.ts";

/** What can be subscribed to, named in every page's head and on /feeds. No podcast players: the site hosts no audio. */
export const feeds = [
  { path: "/feed.xml", type: "application/rss+xml", title: `${site.name} – RSS` },
  { path: "/feed.json", type: "application/feed+json", title: `${site.name} – JSON Feed` },
  { path: "/events.ics", type: "text/calendar", title: `${site.name} – Events` },
] as const;
