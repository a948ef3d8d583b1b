import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { parseRichText, splitParagraphs } from "#app/lib/rich-text.ts";
import { ExternalLink } from "./link.tsx";

type Props = {
  text: string;
  /** Makes a link of a timestamp (seconds); without it timestamps stay plain text. */
  renderTimestamp?: (label: string, seconds: number) => ReactNode;
  className?: string;
};

/** Text in paragraphs (split by blank lines, single line breaks kept) with its addresses and timestamps as links. */
export function RichText({ text, renderTimestamp, className }: Props) {
  return (
    <div lang="ka" className={clsx("space-y-5", className)}>
      {splitParagraphs(text).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {parseRichText(paragraph).map((part, index) => (
            <Fragment key={index}>
              {part.kind === "link" ? (
                <ExternalLink href={part.url} className="text-link break-all">
                  {readableAddress(part.url)}
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

/** An address as people write it: without the scheme, 'www.' and a last slash. */
function readableAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
