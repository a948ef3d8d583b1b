import { listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { links, site, siteDescription } from "#app/site.ts";
import { feeds } from "./page-meta.ts";

/** `address` is a path of this site or a full URL. */
type Link = [title: string, address: string, note: string];

/** An overview of the site for language models (https://llmstxt.org): a title, a summary, and sections of links. */
export function llmsFile(): string {
  return [
    `# ${site.name}`,
    `> ${siteDescription}`,
    `${site.tagline}. The podcast is in Georgian.`,
    ...section(
      "Episodes",
      listEpisodes().map(({ title, slug, description }) => [title, `/episodes/${slug}`, description]),
    ),
    ...section(
      "Guests",
      listGuests().map(({ name, id, bio }) => [name, `/guests/${id}`, bio]),
    ),
    ...section(
      "Events",
      listEvents().map(({ title, id, shortDescription }) => [title, `/events/${id}`, shortDescription]),
    ),
    ...section("Optional", [
      ["Topics", "/topics", "All episodes and their chapters on one timeline, by topic"],
      ["Quizzes", "/quizzes", "Questions about the episodes"],
      ["Meme Gallery", "/memes", "Pictures and clips"],
      ...feeds.map(({ title, path, type }): Link => [title, path, type]),
      ["Podcast feed", links.audioHost, "The podcast's audio, on Buzzsprout"],
    ]),
  ]
    .join("\n\n")
    .concat("\n");
}

function section(title: string, entries: readonly Link[]): string[] {
  const lines = entries.map(([label, address, note]) => {
    const url = address.startsWith("/") ? site.url + address : address;
    return `- [${label.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${url}): ${note}`;
  });
  return [`## ${title}`, lines.join("\n")];
}

/** RFC 9116 recommends less than a year. */
const validDays = 360;

/** Returns the contact for reporting a vulnerability (RFC 9116), valid from an ISO instant. */
export function securityFile(from: string): string {
  const expires = new Date(Date.parse(from) + validDays * 24 * 60 * 60 * 1000).toISOString();
  const fields = [
    ["Contact", links.github],
    ["Contact", links.discord],
    ["Expires", expires],
    ["Preferred-Languages", "ka, en"],
    ["Canonical", `${site.url}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}
