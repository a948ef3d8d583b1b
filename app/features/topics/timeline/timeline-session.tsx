import { clsx } from "clsx";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { type CSSProperties, memo, type MouseEvent, useState } from "react";

import type { TimelineChapter, TimelineSession, TimelineTopic } from "#app/content/timeline.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useNarrowWindow } from "#app/lib/use-media-query.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

import { SessionLine } from "./session-line.tsx";
import type { Heard } from "./heard.ts";

type Props = {
  session: TimelineSession;
  topics: readonly TimelineTopic[];
  /** The places of the topics that are chosen. */
  chosen: readonly number[];
  /** What this visitor has heard of it. */
  heard: Heard | undefined;
  /** Seconds of the longest session, which is as wide as the timeline. */
  longest: number;
  /** Stays the same function. */
  onPlay: (session: TimelineSession, seconds: number) => void;
};

/**
 * A session as a line to scale: a drawing with the chapters as links over it. On phones it folds out into the list of its
 * chapters, which is what stands there without scripts, too. The links get their places after hydration, as the security
 * policy forbids styles in the HTML; nothing that is seen moves by that.
 */
export const TimelineSessionRow = memo(function TimelineSessionRow(props: Props) {
  const { session, topics, chosen, heard, longest, onPlay } = props;
  const { id, slug, number, name, date, duration, chapters } = session;
  const isHydrated = useHydrated();
  const isNarrow = useNarrowWindow();
  const [isOpen, setIsOpen] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const path = `/episodes/${slug}`;
  const [listId, tipId] = [`chapters-${number}`, `tip-${number}`];

  function play(event: MouseEvent<HTMLAnchorElement>, seconds: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay(session, seconds);
  }

  function placeOf(index: number): CSSProperties | undefined {
    if (!isHydrated || isNarrow) return undefined;
    const start = chapters[index]?.seconds ?? 0;
    const end = chapters[index + 1]?.seconds ?? duration;
    return { left: percent(start / longest), width: percent((end - start) / longest) };
  }

  const head = (
    <>
      <span>{`#${number}`}</span> <span lang={languageOf(name)}>{name}</span>
    </>
  );
  const tip = pointed === undefined || isNarrow ? undefined : chapters[pointed];
  return (
    <li
      data-session={id}
      data-date={date}
      data-topics={session.topics.join(" ") || undefined}
      className={clsx(session.topics.some((topic) => chosen.includes(topic)) && "lit", isOpen && "open") || undefined}
    >
      {isNarrow ? (
        <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
          {head} <span>{formatTimestamp(duration)}</span>
          <Icon shape={ChevronDown} aria-hidden="true" />
        </button>
      ) : (
        <Link to={path}>{head}</Link>
      )}
      <div id={isHydrated ? listId : undefined} inert={isNarrow && !isOpen}>
        <SessionLine session={session} topics={topics} chosen={chosen} heard={heard} longest={longest} />
        <ol lang="ka">
          {isOpen && (
            <li lang="en">
              <Link to={path}>
                <time>{formatTimestamp(duration)}</time> <span>The whole session</span>
              </Link>
            </li>
          )}
          {chapters.map(({ seconds, label, topics: own }, index) => {
            const lit = own.filter((topic) => chosen.includes(topic)).flatMap((topic) => topics[topic]?.name ?? []);
            const isPointed = pointed === index;
            return (
              <li key={seconds} style={placeOf(index)}>
                <a
                  href={`${path}?t=${seconds}`}
                  lang={languageOf(label) ? undefined : "en"}
                  data-topics={own.join(" ") || undefined}
                  onClick={(event) => play(event, seconds)}
                  onPointerEnter={() => setPointed(index)}
                  onPointerLeave={() => setPointed(undefined)}
                  onFocus={() => setPointed(index)}
                  onBlur={() => setPointed(undefined)}
                  aria-describedby={isPointed ? tipId : undefined}
                >
                  {isOpen ? (
                    <>
                      <time>{formatTimestamp(seconds)}</time> <span>{label}</span>
                    </>
                  ) : (
                    label
                  )}
                  {lit.length > 0 && (
                    <>
                      {" "}
                      <small lang="en">{lit.join(", ")}</small>
                    </>
                  )}
                </a>
              </li>
            );
          })}
        </ol>
        {tip && <Tip id={tipId} session={session} chapter={tip} longest={longest} />}
      </div>
    </li>
  );
});

type TipProps = { id: string; session: TimelineSession; chapter: TimelineChapter; longest: number };

/** What is said in the chapter under the pointer or the focus, when, and in which session. */
function Tip({ id, session: { number, name }, chapter: { seconds, label }, longest }: TipProps) {
  return (
    <p id={id} role="tooltip" style={{ "--at": percent(seconds / longest) } as CSSProperties}>
      <small>
        {`${formatTimestamp(seconds)} · #${number} `}
        <span lang={languageOf(name)}>{name}</span>
      </small>
      <span lang={languageOf(label)}>{label}</span>
    </p>
  );
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
