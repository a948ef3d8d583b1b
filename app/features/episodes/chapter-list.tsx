import { clsx } from "clsx";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";

import { chapterAt, type Track } from "#app/content/track.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { watchUrl } from "#app/lib/youtube.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { Icon } from "#app/ui/icon.tsx";

import { playFrom, useStartTime } from "./start-time.ts";

/**
 * The chapters, each leading to its second of the video. Set like the gutter of an editor; they follow what plays. Folded on
 * phones (app.css), where forty of them would stand before the text.
 */
export function ChapterList({ track }: { track: Track }) {
  const { id, chapters, duration } = track;
  const asked = useStartTime();
  const now = usePlayerStore((state) => (state.track?.id === id ? state.seconds : asked));
  const current = now === undefined ? undefined : chapterAt(chapters, now, duration);
  return (
    <nav aria-labelledby="chapters" className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
      <details className="folded-on-phones group">
        <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-3 max-lg:border-y max-lg:border-line max-lg:py-2 [&::-webkit-details-marker]:hidden">
          <h2 id="chapters" className="text-lg">
            Chapters
          </h2>
          <span className="inline-flex items-center gap-2 label-mono text-muted">
            {chapters.length}
            <Icon
              shape={ChevronDown}
              aria-hidden="true"
              className="size-5 transition-[rotate] duration-150 ease-out group-open:rotate-180"
            />
          </span>
        </summary>
        <div
          data-chapters=""
          className="relative mt-3 lg:max-h-[calc(100dvh-11rem)] lg:scroll-pb-10 lg:overflow-y-auto lg:mask-[linear-gradient(#000_calc(100%-2.5rem),transparent)] lg:pb-8"
        >
          <ol className="border-l border-line">
            {chapters.map(({ seconds, label }, index) => {
              const isCurrent = current?.index === index;
              return (
                <li key={seconds}>
                  <a
                    href={watchUrl(id, seconds)}
                    onClick={(event) => playFrom(event, track, seconds)}
                    ref={isCurrent ? keepInView : undefined}
                    aria-current={isCurrent || undefined}
                    className={clsx(
                      "relative -ml-px grid min-h-11 grid-cols-[4.5rem_1fr] items-baseline gap-2 border-l-2 py-2 pl-3 text-sm transition-colors duration-150 hover:bg-raised",
                      isCurrent ? "border-mint bg-mint-soft text-mint" : "border-transparent",
                    )}
                  >
                    <span className="label-mono text-mint">{formatTimestamp(seconds)}</span>
                    <span lang={languageOf(label)}>{label}</span>
                    {isCurrent && now !== undefined && (
                      <span
                        aria-hidden="true"
                        className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-mint"
                        style={{ transform: `scaleX(${Math.min(1, (now - seconds) / (current.end - seconds))})` }}
                      />
                    )}
                  </a>
                </li>
              );
            })}
          </ol>
        </div>
      </details>
    </nav>
  );
}

/** Scrolls the list to the chapter that has just begun: never the page, and not under the hands of one who reads. */
function keepInView(chapter: HTMLElement | null) {
  const list = chapter?.closest("[data-chapters]");
  if (!chapter || !list || list.matches(":hover, :focus-within")) return;
  list.scrollTo({ top: (chapter.parentElement?.offsetTop ?? 0) - list.clientHeight / 3 });
}
