import type { PhrasingContent } from "mdast";
import type { Episode } from "#app/content/episodes.server.ts";
import { topicName } from "#app/content/topics.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { site } from "#app/site.ts";
import { heading, link, listOf, paragraph, text, writeMarkdown } from "./markdown.server.ts";

/** An episode's page as Markdown, for programs that read text. */
export function episodeMarkdown(episode: Episode): string {
  const { title, slug, date, duration, guest, tags, description, notes, chapters, youtubeId, beforeListening, links } =
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
    ...(links.length > 0 ? [heading(2, "Links"), listOf(links.map((one) => [link(one.url, one.label)]))] : []),
  ]);
}
