import { listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { links, site, siteDescription } from "#app/site.ts";

import { feeds } from "./feed-links.ts";
import { heading, link, listOf, paragraph, text, writeMarkdown } from "./markdown.server.ts";

/** What the site holds, for programs that read text (https://llmstxt.org): a title, a summary, and lists of links. */
export function llmsFile(): string {
  return writeMarkdown([
    heading(1, site.name),
    { type: "blockquote", children: [{ type: "paragraph", children: [text(siteDescription)] }] },
    paragraph(`${site.tagline}. The podcast is in Georgian; each episode's page is also there as Markdown.`),
    heading(2, "Episodes"),
    linksTo(listEpisodes().map(({ title, slug, description }) => [title, `/episodes/${slug}.md`, description])),
    heading(2, "Guests"),
    linksTo(listGuests().map(({ name, id, bio }) => [name, `/guests/${id}`, bio])),
    heading(2, "Events"),
    linksTo(listEvents().map(({ title, id, shortDescription }) => [title, `/events/${id}`, shortDescription])),
    heading(2, "Optional"),
    linksTo([
      ["Topics", "/topics", "All sessions and their chapters on one timeline, by topic"],
      ["Quizzes", "/quizzes", "Questions on what the episodes are about"],
      ["Meme Gallery", "/memes", "Pictures and clips"],
      ...feeds.map(({ title, path, type }): Entry => [title, path, type]),
      ["Podcast feed", links.audioHost, "the audio, at its host"],
    ]),
  ]);
}

/** `address` is a path of this site or a full address. */
type Entry = [title: string, address: string, note: string];

function linksTo(entries: readonly Entry[]) {
  return listOf(
    entries.map(([title, address, note]) => {
      return [link(address.startsWith("/") ? site.url + address : address, title), text(`: ${note}`)];
    }),
  );
}
