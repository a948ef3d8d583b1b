import type { ListItem, PhrasingContent, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { type Episode, listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { topicName } from "#app/content/topics.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { links, site, siteDescription } from "#app/site.ts";
import { feeds } from "./page-meta.ts";

/** Markdown from its parts: what in a text would be read as markup is escaped. */
function writeMarkdown(children: RootContent[]): string {
  return toMarkdown({ type: "root", children }, { bullet: "-" });
}

function heading(depth: 1 | 2, value: string): RootContent {
  return { type: "heading", depth, children: [text(value)] };
}

/** A paragraph that keeps its line breaks. */
function paragraph(value: string): RootContent {
  const lines = value.split("\n").flatMap((line): PhrasingContent[] => [{ type: "break" }, text(line)]);
  return { type: "paragraph", children: lines.slice(1) };
}

function listOf(items: readonly PhrasingContent[][]): RootContent {
  const children = items.map((item): ListItem => {
    return { type: "listItem", spread: false, children: [{ type: "paragraph", children: item }] };
  });
  return { type: "list", ordered: false, spread: false, children };
}

function link(url: string, label = url): PhrasingContent {
  return { type: "link", url, children: [text(label)] };
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}

/** An episode's page as Markdown, for programs that read text. */
export function episodeMarkdown(episode: Episode): string {
  const { title, slug, date, duration, guest, tags, description, notes, chapters, youtubeId, beforeListening } =
    episode;
  const url = `${site.url}/episodes/${slug}`;
  const facts: PhrasingContent[][] = [
    ...(guest ? [[text(`Guest: ${guest}`)]] : []),
    [text(`Date: ${formatDate(date)} (${date})`)],
    [text(`Duration: ${duration} min`)],
    [text(`Topics: ${tags.map(topicName).join(", ")}`)],
    [text("Page: "), link(url)],
    [text("Video: "), link(watchUrl(youtubeId))],
  ];
  const chapterItems = chapters.map(({ seconds, label }) => {
    return [link(`${url}?t=${seconds}`, formatTimestamp(seconds)), text(` ${label}`)];
  });
  return writeMarkdown([
    heading(1, title),
    paragraph(description),
    listOf(facts),
    ...(chapters.length > 0 ? [heading(2, "Chapters"), listOf(chapterItems)] : []),
    heading(2, "About This Episode"),
    ...splitParagraphs(notes).map(paragraph),
    ...(beforeListening ? [heading(2, "Before Listening"), ...splitParagraphs(beforeListening).map(paragraph)] : []),
    ...(episode.links.length > 0
      ? [heading(2, "Links"), listOf(episode.links.map((one) => [link(one.url, one.label)]))]
      : []),
  ]);
}

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
      ...feeds.map(({ title, path, type }): LlmsEntry => [title, path, type]),
      ["Podcast feed", links.audioHost, "the audio, at its host"],
    ]),
  ]);
}

/** `address` is a path of this site or a full address. */
type LlmsEntry = [title: string, address: string, note: string];

function linksTo(entries: readonly LlmsEntry[]) {
  return listOf(
    entries.map(([title, address, note]) => {
      return [link(address.startsWith("/") ? site.url + address : address, title), text(`: ${note}`)];
    }),
  );
}

/** Days after which whoever reads it should look for a newer one; the standard advises less than a year. */
const validDays = 360;

/** Whom to tell of a hole in the site (RFC 9116), valid from an ISO instant on. */
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
