import { clsx } from "clsx";
import Play from "lucide-react/icons/play";
import { Fragment, type ReactNode } from "react";
import { useShallow } from "zustand/react/shallow";
import { hoursOf, type TimelineSession, type TimelineTopic, wholeTopicsOf } from "#app/content/timeline-data.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { secondsIn } from "#app/lib/intervals.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { countOf, languageOf } from "#app/lib/words.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { defaultColors, type TopicColors } from "./assign-colors.ts";
import { type Heard, type HeardSessions, isPartHeard } from "./heard.ts";
import { durationText } from "./session-parts.ts";

type Props = {
  /** In display order. */
  sessions: readonly TimelineSession[];
  topics: readonly TimelineTopic[];
  /** Indexes of the selected topics. */
  chosen: readonly number[];
  colors: TopicColors;
  /** A topic in the URL, or typed words, that no chapter mentions. */
  unknown: string | undefined;
  heard: HeardSessions;
  onPlay: (session: TimelineSession, seconds: number) => void;
  /** Additional buttons. */
  children: ReactNode;
};

const sentenceClass =
  "text-base leading-5 sm:text-[1.0625rem] sm:leading-6 lg:col-span-3 lg:min-h-16 lg:content-end lg:text-[1.25rem] lg:leading-8 xl:text-[1.375rem]";
const noteClass = "text-muted max-lg:truncate lg:col-start-2 lg:row-start-2";

/**
 * One sentence on the selected topics, or on the visitor's listening, and a button that plays the next part. Equally
 * high with and without a selection, so that nothing shifts when hydration reads the URL.
 */
export function Summary({ sessions, topics, chosen, colors, unknown, heard, onPlay, children }: Props) {
  const isHydrated = useHydrated();
  const parts = findParts(sessions, chosen, heard);
  const unheard = parts.filter(({ isHeard }) => !isHeard);
  const [chapters, whole] = [parts.filter(({ isWhole }) => !isWhole), parts.filter(({ isWhole }) => isWhole)];
  const next = usePlayerStore(
    useShallow(({ track, seconds }) => {
      if (!isHydrated) return undefined;
      const others = sessions.filter(({ id }) => id !== track?.id);
      if (chosen.length === 0) return findStart(others, heard);
      const isNow = ({ start, length }: Part) => seconds >= start && seconds < start + length;
      return findNext(unheard.filter((part) => others.includes(part.session) || !isNow(part)));
    }),
  );
  const names = chosen.map((topic, index) => (
    <Fragment key={topic}>
      {index > 0 && " or "}
      <TopicName topic={topics[topic]} color={colors.get(topic)} />
    </Fragment>
  ));
  return (
    <div className="items-center text-[0.875rem] leading-5 sm:grid sm:grid-cols-[1fr_auto] sm:text-sm lg:order-first lg:col-span-2 lg:-mt-21.5 lg:mr-(--bleed) lg:ml-[calc(var(--bleed)+15.5rem)] lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6 xl:ml-[calc(17rem+var(--head))]">
      <div role="status" className="sentence col-span-2 min-h-11 wrap-anywhere max-sm:pt-1 sm:min-h-12 lg:contents">
        {chosen.length === 0 && !unknown ? (
          // Not announced, because the heard time changes each minute during playback.
          <p aria-live="off" className={sentenceClass}>
            {heard.size > 0 ? (
              heardSentence(sessions, [...heard.values()])
            ) : (
              <>
                {sessions.length} sessions, {hoursOf({ sessions })} hours.{" "}
                <span className="text-muted max-sm:block">Your progress is marked.</span>
              </>
            )}
          </p>
        ) : (
          <p className={sentenceClass}>
            {unknown && (
              <>
                No chapter mentions “{unknown}”.{" "}
                <Link to={`/episodes?q=${encodeURIComponent(unknown)}`}>Search the episodes</Link>{" "}
              </>
            )}
            {chosen.length > 0 && (
              <>
                {chosen.length > 2 ? `${chosen.length} topics` : names}
                <span className="max-sm:hidden">
                  {" in "}
                  {countOf(new Set(parts.map(({ session }) => session)).size, "session")}
                </span>
                {": "}
                <Amount parts={chapters} noun="chapter" />
                {chapters.length > 0 && whole.length > 0 && " and "}
                <Amount parts={whole} noun="whole session" />.
              </>
            )}
          </p>
        )}
        {chosen.length > 2 ? (
          <p className={noteClass}>{names}</p>
        ) : (
          chosen.length > 0 &&
          heard.size > 0 && (
            <p className={clsx(noteClass, chosen.length > 1 && "max-lg:hidden")}>{unheardSentence(unheard)}</p>
          )
        )}
      </div>
      <Key colors={colors} />
      <div className="my-0.5 flex min-h-11 items-center gap-4 max-sm:*:first:grow sm:col-start-2 sm:row-start-2 sm:my-1.5 lg:col-start-3 lg:my-2.5 print:hidden">
        {next && (
          <Button
            className="bg-transparent"
            // Ignores the second click of a double click, which would skip a part.
            onClick={({ detail }) => detail < 2 && onPlay(next.session, next.from)}
          >
            <Play className="size-4 text-mint" />
            <span>
              {next.from > next.start ? "Continue" : chosen.length > 0 ? "Play next" : "Start with"}
              {` #${next.session.number} `}
              {next.from > 0 && (
                <span className={chosen.length > 0 ? "max-sm:hidden" : ""}>from {formatTimestamp(next.from)}</span>
              )}
            </span>
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

/** A topic with a link to its page, or the typed words. */
function TopicName({ topic, color }: { topic: TimelineTopic | undefined; color: string | undefined }) {
  if (!topic?.slug) return <b className={color}>{topic?.name}</b>;
  return (
    <Link to={`/topics/${topic.slug}`} lang={languageOf(topic.name)} className={color}>
      {topic.name} →
    </Link>
  );
}

/** The number of parts and their total duration. */
function Amount({ parts, noun }: { parts: readonly Part[]; noun: string }) {
  if (parts.length === 0) return null;
  return (
    <>
      {countOf(parts.length, noun)}
      <span className="whitespace-nowrap max-sm:hidden">{` (${durationText(parts.reduce((sum, { length }) => sum + length, 0))})`}</span>
    </>
  );
}

/** The legend of the chart. */
function Key({ colors }: { colors: TopicColors }) {
  const looks = colors.size > 0 ? ["heard"] : ["heard", "session topic", "chapter topic"];
  const shown = [...(colors.size > 0 ? colors : defaultColors).values()].slice(0, 3);
  const width = 24 / shown.length;
  return (
    <ul className="key flex flex-wrap gap-x-3 text-xs text-muted *:flex *:items-center *:gap-1.5 max-sm:absolute max-sm:bottom-0 sm:row-start-2">
      {looks.map((look) => (
        <li key={look}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="line w-6">
            <rect y="6" width="24" height="10" />
            {shown.map((color, index) => (
              <rect
                key={color}
                className={color}
                x={index * width}
                y="6"
                width={width}
                height={look === "session topic" ? 4 : 10}
              />
            ))}
            {look === "heard" && <path className="paler" d="M0 11h24" />}
            {look === "heard" && <path className="heard" d="M0 18h24" />}
          </svg>
          {look}
        </li>
      ))}
    </ul>
  );
}

/** A chapter on a topic, or a session that is about the topic as a whole. */
type Part = {
  session: TimelineSession;
  start: number;
  /** The second at which playback of the part starts: the resume position, or the part's start. */
  from: number;
  length: number;
  isWhole: boolean;
  isHeard: boolean;
};

/** Returns the parts on the selected topics, in the order of the sessions. */
function findParts(sessions: readonly TimelineSession[], chosen: readonly number[], heard: HeardSessions): Part[] {
  const isChosen = (topic: number) => chosen.includes(topic);
  return sessions.flatMap((session) => {
    const known = heard.get(session.id);
    const { chapters, duration } = session;
    const resume = known?.resume ?? 0;
    const parts = chapters.flatMap(({ seconds: start, end, topics }): Part[] => {
      if (!topics.some(isChosen)) return [];
      const from = start < resume && resume < end ? resume : start;
      return [{ session, start, from, length: end - start, isWhole: false, isHeard: isPartHeard(known, start, end) }];
    });
    if (wholeTopicsOf(session).some(isChosen)) {
      const isHeard = isPartHeard(known, 0, duration);
      parts.push({ session, start: 0, from: resume, length: duration, isWhole: true, isHeard });
    }
    return parts;
  });
}

/** Returns the next part. Prefers chapters to whole sessions, and started chapters to others. */
function findNext(unheard: readonly Part[]): Part | undefined {
  const chapters = unheard.filter(({ isWhole }) => !isWhole);
  return chapters.find(({ start, from }) => from > start) ?? chapters[0] ?? unheard[0];
}

/** Returns the started session played last, or the first one that is not heard. */
function findStart(sessions: readonly TimelineSession[], heard: HeardSessions) {
  const heardAtOf = ({ id }: TimelineSession) => heard.get(id)?.heardAt ?? "";
  const started = sessions.filter(({ id }) => heard.get(id)?.resume !== undefined);
  const [last] = started.toSorted((a, b) => heardAtOf(b).localeCompare(heardAtOf(a)));
  const session = last ?? sessions.find(({ id, duration }) => !isPartHeard(heard.get(id), 0, duration));
  return session && { session, start: 0, from: heard.get(session.id)?.resume ?? 0 };
}

function unheardSentence(unheard: readonly Part[]): string {
  if (unheard.length === 0) return "All of it heard.";
  const whole = unheard.filter(({ isWhole }) => isWhole).length;
  const texts = [
    unheard.length > whole && countOf(unheard.length - whole, "chapter"),
    whole > 0 && countOf(whole, "whole session"),
  ];
  return `Still to hear: ${texts.filter(Boolean).join(" and ")}.`;
}

export function heardSentence(sessions: readonly TimelineSession[], heard: readonly Heard[]): string {
  const minutes = Math.round(secondsIn(heard.flatMap(({ intervals }) => intervals)) / 60);
  const time = minutes < 60 ? countOf(minutes, "minute") : Math.round(minutes / 60);
  const completed = heard.filter(({ isCompleted }) => isCompleted).length;
  const started = heard.filter(({ isCompleted, intervals }) => !isCompleted && intervals.length > 0).length;
  const rest = sessions.length - completed - started;
  return `You have heard ${time} of ${hoursOf({ sessions })} hours: ${countOf(completed, "session")} completed, ${started} started, ${rest} to go.`;
}
