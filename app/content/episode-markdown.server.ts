import { formatDate } from "#app/lib/georgian-dates.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { site } from "#app/site.ts";

import type { Episode } from "./episodes.server.ts";

/** An episode's page as Markdown, for programs that read text. */
export function episodeMarkdown(episode: Episode): string {
  const { title, slug, date, duration, guest, tags, description, notes, chapters, youtubeId } = episode;
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
    notes,
  ];
  return `${parts.join("\n\n")}\n`;
}
