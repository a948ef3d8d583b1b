import { clsx } from "clsx";
import type { MouseEvent } from "react";

import type { Chapter } from "#app/content/episodes.server.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";

type Props = {
  chapters: readonly Chapter[];
  youtubeId: string;
  /** The second the video was last started at, or will start at. */
  current: number | undefined;
  onPlayFrom: (event: MouseEvent, seconds: number) => void;
};

/** The chapters, each leading to its second of the video. Set like the gutter of an editor. */
export function ChapterList({ chapters, youtubeId, current, onPlayFrom }: Props) {
  return (
    <nav
      aria-labelledby="chapters"
      className="lg:sticky lg:top-24 lg:row-span-2 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
    >
      <h2 id="chapters" className="text-lg">
        Chapters
      </h2>
      <ol className="mt-3 border-l border-line">
        {chapters.map(({ seconds, label }) => (
          <li key={seconds}>
            <a
              href={watchUrl(youtubeId, seconds)}
              onClick={(event) => onPlayFrom(event, seconds)}
              aria-current={current === seconds || undefined}
              className={clsx(
                "-ml-px grid min-h-11 grid-cols-[4.5rem_1fr] items-baseline gap-2 border-l-2 py-2 pl-3 text-sm transition-colors duration-150 hover:border-mint hover:text-mint",
                current === seconds ? "border-mint text-mint" : "border-transparent",
              )}
            >
              <span className="label-mono text-mint">{formatTimestamp(seconds)}</span>
              <span lang={languageOf(label)}>{label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
