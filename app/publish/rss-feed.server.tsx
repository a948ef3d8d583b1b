import { generateRssFeed } from "feedsmith";
import { renderToStaticMarkup } from "react-dom/server";
import { type Episode, listEpisodesWithNotes } from "#app/content/episodes.server.ts";
import { guestOf } from "#app/content/guests.server.ts";
import { presenters } from "#app/content/presenters.server.ts";
import { parseRichText, splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { links, site, siteDescription } from "#app/site.ts";
import { drawnPicture } from "./page-meta.ts";

const persons = presenters.map(({ name, linkedin }) => ({ display: name, role: "host", href: linkedin }));

/**
 * Returns the episodes as RSS 2.0. Has no enclosures, because the site hosts no audio, and no podcast:guid, which
 * belongs to the audio feed.
 */
export function rssFeed(episodes: readonly Episode[] = listEpisodesWithNotes()): string {
  const latest = episodes[0]?.date;
  return generateRssFeed({
    title: site.name,
    link: `${site.url}/`,
    description: siteDescription,
    language: "ka",
    pubDate: latest,
    lastBuildDate: latest,
    image: { url: site.url + drawnPicture("/").path, title: site.name, link: `${site.url}/` },
    atom: {
      links: [
        { rel: "self", type: "application/rss+xml", href: `${site.url}/feed.xml` },
        { rel: "related", type: "text/html", href: links.audioHost },
      ],
    },
    itunes: { author: site.name, type: "episodic" },
    podcast: { medium: "podcast", persons },
    items: episodes.map(rssItem),
  });
}

function rssItem(episode: Episode) {
  const { number, slug, title, description, date, duration, tags, guest } = episode;
  const guestPage = guestOf(slug);
  const guestPerson = { display: guest, role: "guest", href: guestPage && `${site.url}/guests/${guestPage.id}` };
  return {
    title,
    link: `${site.url}/episodes/${slug}`,
    // Never changes: feed readers show an item with a new guid as a new item. So this is not `site.url`.
    guid: { value: `https://devtherapy.ge/episodes/${slug}`, isPermaLink: true },
    pubDate: date,
    description,
    content: { encoded: showNotesHtml(episode) },
    categories: tags.map((name) => ({ name })),
    itunes: { episode: number, episodeType: "full", duration: duration * 60 },
    podcast: { episode: { number }, persons: guest ? [...persons, guestPerson] : persons },
  };
}

/**
 * Renders an episode's description, notes, chapters and links as HTML for feed readers: absolute URLs, no classes, no
 * scripts.
 */
function showNotesHtml(episode: Episode): string {
  const { slug, description, notes, chapters, links: related, youtubeId } = episode;
  return renderToStaticMarkup(
    <>
      <p>{description}</p>
      <p>
        <a href={watchUrl(youtubeId)}>YouTube</a>
      </p>
      {splitParagraphs(notes).map((paragraph) => (
        <p key={paragraph}>
          <Lines text={paragraph} episode={episode} />
        </p>
      ))}
      {chapters.length > 0 && (
        <ul>
          {chapters.map(({ seconds, label }) => (
            <li key={seconds}>
              <a href={`${site.url}/episodes/${slug}?t=${seconds}`}>{formatTimestamp(seconds)}</a> {label}
            </li>
          ))}
        </ul>
      )}
      {related.length > 0 && (
        <ul>
          {related.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </>,
  );
}

function Lines({ text, episode: { youtubeId, duration } }: { text: string; episode: Episode }) {
  return text.split("\n").map((line, lineIndex) => (
    <span key={lineIndex}>
      {lineIndex > 0 && <br />}
      {parseRichText(line, duration * 60).map((part, partIndex) => {
        if (part.kind === "text") return part.text;
        const url = part.kind === "link" ? part.url : watchUrl(youtubeId, part.seconds);
        return (
          <a key={partIndex} href={url}>
            {part.text}
          </a>
        );
      })}
    </span>
  ));
}
