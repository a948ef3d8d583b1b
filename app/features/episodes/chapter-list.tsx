import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { chapterAt, type Track } from "#app/content/track.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { PlayLink } from "#app/player/play-link.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";
import { useStartTime } from "./start-time.ts";

/** Phones show this many chapters of a folded list. A list with only one more is not folded. */
const rowsOnPhones = 4;

/**
 * The chapters as links to their starts in the video. Marks the current chapter during playback. Phones show only the
 * first few of a long list, scrolled to the current one. The list is neither in a `nav` nor in a `div`, because
 * browsers' reader views leave those out.
 */
export function ChapterList({ track }: { track: Track }) {
  const { id, chapters, duration } = track;
  const linkedSeconds = useStartTime(track);
  const now = usePlayerStore((state) => (state.track?.id === id ? state.seconds : linkedSeconds));
  const current = now === undefined ? undefined : chapterAt(chapters, now, duration);
  const [isWhole, setIsWhole] = useState(chapters.length <= rowsOnPhones + 1);
  const isFolded = !isWhole && !current;
  const listRef = useRef<HTMLOListElement>(null);

  function showAll() {
    flushSync(() => setIsWhole(true));
    // The button has disappeared, so the first revealed chapter gets the focus.
    linkAfterFold(listRef.current)?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="chapters" className="lg:sticky lg:top-24 lg:row-span-3 lg:self-start">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="chapters" className="text-lg">
          Chapters
        </h2>
        <span className="label-mono text-muted">{chapters.length}</span>
      </div>
      <ol
        ref={listRef}
        data-chapters=""
        className={clsx(
          "relative mt-3 lg:max-h-[max(6rem,calc(100dvh-11rem-var(--dock-room,0px)))] lg:scroll-pb-10 lg:overflow-y-auto lg:mask-[linear-gradient(#000_calc(100%-2.5rem),transparent)] lg:pb-8",
          !isWhole && current && "max-lg:max-h-(--first-rows) max-lg:overflow-y-auto",
        )}
      >
        {chapters.map(({ seconds, label }, index) => {
          const isCurrent = current?.index === index;
          return (
            <li
              key={seconds}
              className={clsx(isFolded && index >= rowsOnPhones && "max-lg:not-print:not-noscript:hidden")}
            >
              <PlayLink
                track={track}
                seconds={seconds}
                ref={isCurrent ? keepInView : undefined}
                aria-current={isCurrent || undefined}
                className={clsx(
                  "relative grid min-h-11 grid-cols-[4.5rem_1fr] items-baseline gap-2 border-l-2 py-2 pl-3 text-sm transition-colors hover:bg-raised",
                  isCurrent ? "border-mint bg-mint-soft text-mint" : "border-line",
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
              </PlayLink>
            </li>
          );
        })}
      </ol>
      {!isWhole && (
        <button
          type="button"
          onClick={showAll}
          className="flex min-h-11 w-full items-center gap-2 border-t border-line pl-3 label-mono text-mint hover:text-mint-hover lg:hidden"
        >
          <ChevronDown className="size-5" />
          {chapters.length - rowsOnPhones} more chapters
        </button>
      )}
    </section>
  );
}

/** Returns the first chapter that phones hide. */
function linkAfterFold(list: Element | null): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`li:nth-child(${rowsOnPhones + 1}) a`);
}

/**
 * Scrolls the list, never the page, to a chapter that has just begun, unless the visitor is using the list. On phones
 * the list keeps the height of its first rows.
 */
function keepInView(chapter: HTMLElement | null) {
  const list = chapter?.closest<HTMLElement>("[data-chapters]");
  if (!chapter || !list) return;
  const rows = linkAfterFold(list)?.parentElement?.offsetTop;
  if (rows) list.style.setProperty("--first-rows", `${rows}px`);
  // On a touch screen, :focus and :hover still match after a tap, so the check ignores them.
  const isInUse =
    list.matches(":has(:focus-visible)") || (window.matchMedia("(hover: hover)").matches && list.matches(":hover"));
  if (isInUse) return;
  const row = chapter.parentElement;
  const before = row?.previousElementSibling ?? row;
  if (before instanceof HTMLElement) list.scrollTo({ top: before.offsetTop });
}
