import { renderToStaticMarkup } from "react-dom/server";

import type { Episode } from "#app/content/episodes.server.ts";
import { parseRichText, splitParagraphs } from "#app/lib/rich-text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { site } from "#app/site.ts";

/** An episode's description, notes, chapters and links as HTML for feed readers: full addresses, no classes, no scripts. */
export function showNotesHtml({ slug, description, notes, chapters, links, youtubeId }: Episode): string {
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
      {links.length > 0 && (
        <ul>
          {links.map(({ label, url }) => (
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
