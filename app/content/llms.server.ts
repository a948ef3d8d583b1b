import { feeds } from "#app/lib/feeds.ts";
import { links, site } from "#app/site.ts";

import { listEpisodes } from "./episodes.server.ts";
import { listEvents } from "./events.server.ts";
import { listGuests } from "./guests.server.ts";

/** What the site holds, for programs that read text (https://llmstxt.org): a title, a summary, and lists of links. */
export function llmsFile(): string {
  const parts = [
    `# ${site.name}`,
    `> ${site.description}`,
    `${site.tagline}. The podcast is in Georgian; each episode's page is also there as Markdown.`,
    "## Episodes",
    listOf(listEpisodes().map(({ title, slug, description }) => [title, `/episodes/${slug}.md`, description])),
    "## Guests",
    listOf(listGuests().map(({ name, id, bio }) => [name, `/guests/${id}`, bio])),
    "## Events",
    listOf(listEvents().map(({ title, id, shortDescription }) => [title, `/events/${id}`, shortDescription])),
    "## Optional",
    `${listOf([
      ["Quizzes", "/quizzes", "Questions on what the episodes are about"],
      ["Meme Gallery", "/memes", "Pictures and clips"],
      ...feeds.map(({ title, path, type }): Entry => [title, path, type]),
    ])}\n- [Podcast feed](${links.audioHost}): the audio, at its host`,
  ];
  return `${parts.join("\n\n")}\n`;
}

type Entry = [title: string, path: string, note: string];

function listOf(entries: readonly Entry[]): string {
  return entries.map(([title, path, note]) => `- [${title}](${site.url}${path}): ${note}`).join("\n");
}
