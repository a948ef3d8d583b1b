import { renderToStaticMarkup } from "react-dom/server";
import { create } from "xmlbuilder2";
import { type Episode, listWholeEpisodes } from "#app/content/episodes.server.ts";
import { guestOf } from "#app/content/guests.server.ts";
import { presenters } from "#app/content/presenters.server.ts";
import { parseRichText, splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { links, site, siteDescription } from "#app/site.ts";
import { drawnPicture } from "./page-meta.ts";

/**
 * The newest 100 episodes. All would be too large, because each includes its full notes. Feed readers keep older ones.
 */
const newest = listWholeEpisodes().slice(0, 100);

const hostPersons = presenters.map(({ name, linkedin }) => {
  return { "@role": "host", "@href": linkedin, "#": asText(name) };
});

/**
 * Returns the episodes as RSS 2.0. Has no enclosures, because the site hosts no audio, and no podcast:guid, which
 * belongs to the audio feed.
 */
export function rssFeed(episodes: readonly Episode[] = newest): string {
  const latest = rfc822(episodes[0]?.date);
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("rss", {
    version: "2.0",
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
    "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
  });
  root.ele({
    channel: {
      title: site.name,
      link: `${site.url}/`,
      description: siteDescription,
      language: "ka",
      pubDate: latest,
      lastBuildDate: latest,
      "atom:link": [
        { "@rel": "self", "@type": "application/rss+xml", "@href": `${site.url}/feed.xml` },
        { "@rel": "related", "@type": "text/html", "@href": links.audioHost },
      ],
      image: { url: site.url + drawnPicture("/").path, title: site.name, link: `${site.url}/` },
      "itunes:author": site.name,
      "itunes:type": "episodic",
      "podcast:medium": "podcast",
      "podcast:person": hostPersons,
      item: episodes.map(rssItem),
    },
  });
  return root.end({ prettyPrint: true });
}

/** Returns the episodes as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed() {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: site.name,
    home_page_url: `${site.url}/`,
    feed_url: `${site.url}/feed.json`,
    description: siteDescription,
    language: "ka",
    authors: [{ name: site.name, url: `${site.url}/` }],
    items: newest.map((episode) => ({
      id: pageOf(episode),
      url: pageOf(episode),
      external_url: watchUrl(episode.youtubeId),
      title: episode.title,
      content_html: showNotesHtml(episode),
      summary: episode.description,
      image: site.url + drawnPicture(`/episodes/${episode.slug}`).path,
      date_published: episode.date,
      tags: episode.tags,
      language: "ka",
    })),
  };
}

function rssItem(episode: Episode) {
  const { number, slug, title, description, date, duration, tags, chapters, youtubeId, guest } = episode;
  const guestPage = guestOf(slug);
  const guestPerson = {
    "@role": "guest",
    ...(guestPage && { "@href": `${site.url}/guests/${guestPage.id}` }),
    "#": asText(guest),
  };
  return {
    title: asText(title),
    link: pageOf(episode),
    guid: { "@isPermaLink": "true", "#": pageOf(episode) },
    pubDate: rfc822(date),
    description: asText(description),
    "content:encoded": { $: showNotesHtml(episode) },
    category: tags.map(asText),
    "itunes:episode": number,
    "itunes:episodeType": "full",
    "itunes:duration": duration * 60,
    "podcast:episode": number,
    ...(chapters.length > 0 && {
      "podcast:chapters": { "@url": `${pageOf(episode)}/chapters.json`, "@type": "application/json+chapters" },
    }),
    "podcast:person": guest ? [...hostPersons, guestPerson] : hostPersons,
    "podcast:contentLink": { "@href": watchUrl(youtubeId), "#": "YouTube" },
  };
}

/**
 * Escapes text for xmlbuilder2. It decodes entities in its input, and leaves text that looks like an entity unescaped
 * in its output.
 */
function asText(words: string): string {
  return words.replaceAll("&", "&amp;amp;");
}

function pageOf({ slug }: Pick<Episode, "slug">): string {
  return `${site.url}/episodes/${slug}`;
}

/** Formats an ISO instant for RSS (RFC 822). */
function rfc822(instant = new Date(0).toISOString()): string {
  return new Date(instant).toUTCString();
}

/**
 * Renders an episode's description, notes, chapters and links as HTML for feed readers: absolute URLs, no classes, no
 * scripts.
 */
function showNotesHtml({ slug, description, notes, chapters, links: related, youtubeId }: Episode): string {
  return renderToStaticMarkup(
    <>
      <p>{description}</p>
      <p>
        <a href={watchUrl(youtubeId)}>YouTube</a>
      </p>
      {splitParagraphs(notes).map((paragraph) => (
        <p key={paragraph}>
          <Lines text={paragraph} youtubeId={youtubeId} />
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

function Lines({ text, youtubeId }: { text: string; youtubeId: string }) {
  return text.split("\n").map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {parseRichText(line).map((part, place) => {
        if (part.kind === "text") return part.text;
        const url = part.kind === "link" ? part.url : watchUrl(youtubeId, part.seconds);
        return (
          <a key={place} href={url}>
            {part.text}
          </a>
        );
      })}
    </span>
  ));
}
