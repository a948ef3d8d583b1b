import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { parseRichText, splitParagraphs } from "#app/lib/rich-text.ts";
import { ExternalLink } from "./link.tsx";

type Props = {
  text: string;
  /** The duration of the recording that timestamps refer to, in seconds. Without it, timestamps stay plain text. */
  duration?: number;
  /** Renders a timestamp, in seconds, as a link. */
  renderTimestamp?: (label: string, seconds: number) => ReactNode;
  className?: string;
};

/** Paragraphs of text with linked URLs and timestamps. Blank lines separate paragraphs; single line breaks stay. */
export function RichText({ text, duration, renderTimestamp, className }: Props) {
  return (
    <div lang="ka" className={clsx("space-y-5", className)}>
      {splitParagraphs(text).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {parseRichText(paragraph, duration).map((part, index) => (
            <Fragment key={index}>
              {part.kind === "link" ? (
                <ExternalLink href={part.url} className="text-link break-all">
                  {readableUrl(part.url)}
                </ExternalLink>
              ) : part.kind === "timestamp" && renderTimestamp ? (
                renderTimestamp(part.text, part.seconds)
              ) : (
                part.text
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Removes the scheme, 'www.' and a trailing slash for display. */
function readableUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
