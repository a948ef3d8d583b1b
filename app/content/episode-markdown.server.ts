import { formatDate } from "#app/lib/georgian-dates.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { site } from "#app/site.ts";

import type { Episode } from "./episodes.server.ts";

/** An episode's page as Markdown, for programs that read text. */
export function episodeMarkdown(episode: Episode): string {
  const { title, slug, date, duration, guest, tags, description, notes, chapters, youtubeId, beforeListening, links } =
    episode;
  const url = `${site.url}/episodes/${slug}`;
  const facts = [
    guest && `Guest: ${guest}`,
    `Date: ${formatDate(date)} (${date})`,
    `Duration: ${duration} min`,
    `Topics: ${tags.join(", ")}`,
    `Page: <${url}>`,
    `Video: <${watchUrl(youtubeId)}>`,
  ].filter(Boolean);
  const chapterLines = chapters.map(
    ({ seconds, label }) => `- [${formatTimestamp(seconds)}](${url}?t=${seconds}) ${label}`,
  );
  const parts = [
    `# ${title}`,
    description,
    facts.map((fact) => `- ${fact}`).join("\n"),
    ...(chapters.length > 0 ? ["## Chapters", chapterLines.join("\n")] : []),
    "## About This Episode",
    keepLines(notes),
    ...(beforeListening ? ["## Before Listening", keepLines(beforeListening)] : []),
    ...(links.length > 0 ? ["## Links", links.map((link) => `- [${link.label}](${link.url})`).join("\n")] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** A single line break is none in Markdown; a backslash makes it one. */
function keepLines(text: string): string {
  return text.replace(/(?<!\n)\n(?!\n)/g, "\\\n");
}
