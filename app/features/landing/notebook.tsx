import { Play } from "lucide-react";
import { Link } from "react-router";

import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { languageOf } from "#app/lib/language-of.ts";

/**
 * What the therapist holds: the latest session, over the notebook of session-drawing.tsx. Its place is in percent of the
 * drawing and its type in shares of the drawing's width, so both grow as one; the paper is light in both themes.
 */
export function Notebook({ episode }: { episode: EpisodeSummary }) {
  const { number, slug, guest, topic, duration } = episode;
  const name = guest || topic;
  return (
    <Link
      to={`/episodes/${slug}`}
      className="group absolute top-[8%] left-[31%] flex h-[46%] w-[39%] flex-col rounded-md px-[2%] text-[#14201c]"
    >
      <span className="label-mono text-[max(0.75rem,2.6cqw)] @max-[18rem]:hidden">Latest session</span>
      <span className="font-mono text-[14cqw] leading-none font-semibold">#{number}</span>
      <span
        lang={languageOf(name)}
        className="mt-[1.5cqw] line-clamp-2 text-[max(0.875rem,3.6cqw)] leading-tight font-semibold group-hover:underline"
      >
        {name}
      </span>
      <span className="mt-[1.5cqw] inline-flex items-center gap-[1.2cqw] label-mono text-[max(0.75rem,2.6cqw)]">
        <Play aria-hidden="true" className="size-[4cqw] min-h-4 min-w-4 fill-current" />
        {duration} min
      </span>
    </Link>
  );
}
