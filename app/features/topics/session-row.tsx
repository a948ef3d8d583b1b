import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { type TimelineSession, type TimelineTopic, wholeTopicsOf } from "#app/content/timeline-data.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { languageOf } from "#app/lib/words.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { Link } from "#app/ui/link.tsx";
import type { TopicColors } from "./assign-colors.ts";
import { type Heard, isPartHeard } from "./heard.ts";
import { SessionDrawing } from "./session-drawing.tsx";
import { durationText, type OnPlay, partsOf } from "./session-parts.ts";

type Props = {
  session: TimelineSession;
  topics: readonly TimelineTopic[];
  /** By selected topic. */
  colors: TopicColors;
  /** Total seconds of its chapters on the selected topics. */
  lit: number;
  heard: Heard | undefined;
  /** Duration in seconds of the longest session, whose line is as wide as the chart. */
  longest: number;
  /** Lists the session's lit chapters below its line. */
  isListed: boolean;
  /** A heading above the session. */
  group: string | undefined;
  onPlay: OnPlay;
};

/** Ids of expanded sessions. They stay expanded during the visit, so that Back restores the page's height. */
const opened = new Set<string>();

/**
 * A session as a line to scale. The line expands to a list of the chapters. Without JavaScript the chapters' links are
 * below the line.
 */
export function SessionRow({ group, ...props }: Props) {
  const { session, colors, lit, heard, longest, isListed, onPlay } = props;
  const { id, slug, number, name, date, duration } = session;
  const [isOpen, setIsOpen] = useState(() => opened.has(id));
  const listId = `chapters-${number}`;
  const wholeTopics = wholeTopicsOf(session);
  const isWhole = wholeTopics.some((topic) => colors.has(topic));

  function toggle() {
    opened[isOpen ? "delete" : "add"](id);
    setIsOpen(!isOpen);
  }

  return (
    <li data-session={id} className={clsx((isWhole || lit > 0) && "lit", isOpen && "open")}>
      {group && (
        <p className="relative bg-page pt-2.5 pb-0.5 text-[0.875rem] leading-5 font-semibold text-muted print:hidden">
          {group}
        </p>
      )}
      <div
        className={clsx(
          "columns folded:relative folded:pt-1",
          isOpen && "sticky! top-[calc(var(--below)+var(--band))] z-1 bg-page print:static",
        )}
      >
        <Link
          to={`/episodes/${slug}`}
          className="group flex min-h-6 items-center pr-3 whitespace-nowrap -outline-offset-2 [grid-area:head]"
        >
          <span className="figure inline-block w-10 shrink-0">{`#${number}`}</span>{" "}
          <span className="name overflow-hidden text-ellipsis group-hover:underline" lang={languageOf(name)}>
            {name}
          </span>
        </Link>
        <SessionDrawing {...{ session, wholeTopics, colors, heard, longest, onPlay }} />
        <span className="lengths figure">
          <span className="subject min-w-13 text-end">
            {colors.size === 0 && date.slice(0, 7)}
            {isWhole && "whole"}
            {isWhole && lit > 0 && " · "}
            {lit > 0 && durationText(lit)}
          </span>{" "}
          <span className="min-w-21 text-end">
            {heard?.isCompleted && <CheckMark label="completed" />} {durationText(duration)}
          </span>
        </span>
        <button
          type="button"
          aria-label={`Chapters of #${number}`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
          className="justify-self-end text-control [grid-area:unfold] hover:text-mint folded:after:absolute folded:after:inset-0"
        >
          <ChevronDown className={clsx("size-6 p-1", isOpen && "rotate-180")} />
        </button>
      </div>
      {isOpen || isListed ? (
        <ChapterList id={listId} isOpen={isOpen} isWhole={isWhole} {...props} />
      ) : (
        <noscript lang="ka">
          {session.chapters.length > 0 &&
            partsOf(session).map(({ seconds, label, path }) => (
              <a key={seconds} href={path}>
                {label}
              </a>
            ))}
        </noscript>
      )}
    </li>
  );
}

type ListProps = Omit<Props, "group"> & { id: string; isOpen: boolean; isWhole: boolean };

/** All chapters of an expanded session, otherwise those on the selected topics. */
function ChapterList({ id, session, topics, colors, heard, isOpen, isWhole, onPlay }: ListProps) {
  const { slug, duration, chapters } = session;
  const path = `/episodes/${slug}`;
  const resume = heard?.resume;
  const whole = { seconds: 0, end: duration, label: "The whole session", topics: wholeTopicsOf(session), path };
  const parts = [...(isWhole && chapters.length > 0 ? [whole] : []), ...partsOf(session)];
  const playing = usePlayerStore(({ track, seconds }) =>
    track?.id === session.id ? parts.findLastIndex((part) => part.seconds <= seconds) : -1,
  );
  return (
    <ol id={id} className="chapters relative mr-7 ml-[calc(var(--head)-0.6875rem)] bg-page pt-1.5 pb-3 folded:mr-0">
      {isOpen && (
        <li className="flex flex-wrap gap-x-6 pl-2.75">
          <Link to={path} className="action inline-flex min-h-11 items-center font-semibold">
            The episode’s page →
          </Link>
          {resume !== undefined && (
            <a
              href={`${path}?t=${resume}`}
              className="action inline-flex min-h-11 items-center font-semibold"
              onClick={(event) => onPlay(event, session, resume)}
            >
              Resume at {formatTimestamp(resume)}
            </a>
          )}
        </li>
      )}
      {parts.map(({ seconds, end, label, topics: own, path: address }, index) => {
        const litTopic = own.find((topic) => colors.has(topic));
        if (!isOpen && litTopic === undefined) return null;
        const named = own.filter((topic) => colors.size === 0 || colors.has(topic));
        return (
          <li
            key={address}
            className={litTopic === undefined ? undefined : clsx(colors.get(litTopic), isOpen && "font-semibold")}
          >
            <a
              href={address}
              className={clsx(
                "chapter border-l-3 pl-2 aria-[current]:text-mint folded:py-1.5",
                isOpen && litTopic !== undefined ? "border-(--hue)" : "border-transparent",
              )}
              onClick={(event) => onPlay(event, session, seconds)}
              aria-current={playing === index || undefined}
            >
              <time className="figure">{formatTimestamp(seconds)}</time> <span lang={languageOf(label)}>{label}</span>{" "}
              <small className={clsx("text-[0.875rem] text-muted", colors.size === 1 && "sr-only")}>
                {named.map((topic) => topics[topic]?.name).join(" · ")}
              </small>{" "}
              <time className="figure">
                {isPartHeard(heard, seconds, end) && <CheckMark label="heard" />} {durationText(end - seconds)}
              </time>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function CheckMark({ label }: { label: string }) {
  return <Check role="img" aria-label={label} className="inline size-3.5 stroke-3" />;
}
