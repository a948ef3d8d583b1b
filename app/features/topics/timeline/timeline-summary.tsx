import { clsx } from "clsx";
import Play from "lucide/dist/esm/icons/play.mjs";
import type { ReactNode } from "react";

import { hoursOf, type TimelineSession, type TimelineTopic } from "#app/content/timeline.ts";
import { secondsIn } from "#app/lib/intervals.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

import { type Heard, isPartHeard } from "./heard.ts";

type Props = {
  /** In the order in which they are shown. */
  sessions: readonly TimelineSession[];
  topics: readonly TimelineTopic[];
  /** The places of the topics that are chosen. */
  chosen: readonly number[];
  /** What the address names as a topic that is none here. */
  unknown: string | undefined;
  /** By the ids of sessions. */
  heard: ReadonlyMap<string, Heard>;
  onPlay: (session: TimelineSession, seconds: number) => void;
  onClear: () => void;
};

/**
 * What was heard of the show, and what there is on the chosen topics. As high with a choice as without one: the rows keep
 * their place when the address and the storage have been read. A phone has room for one of the two sentences.
 */
export function TimelineSummary({ sessions, topics, chosen, unknown, heard, onPlay, onClear }: Props) {
  const found = findChapters(sessions, chosen, heard);
  const next = found.find(({ isHeard }) => !isHeard);
  const names = joined(
    chosen.flatMap((place) => topics[place] ?? []),
    "and",
  );
  const isAsked = chosen.length > 0 || unknown;
  return (
    <div className="text-sm">
      <div role="status">
        <p className={clsx("text-muted", isAsked ? "max-sm:hidden" : "max-sm:min-h-[2lh]")}>
          {heard.size > 0
            ? heardSentence(sessions, [...heard.values()])
            : `${sessions.length} sessions, ${hoursOf({ sessions })} hours. What you hear is marked below the lines.`}
        </p>
        {unknown && (
          <p className="wrap-anywhere max-sm:min-h-[2lh]">
            {`There is no topic “${unknown}” here. `}
            <Link to={`/episodes?q=${encodeURIComponent(unknown)}`} className="text-link">
              Search the episodes
            </Link>
          </p>
        )}
        {!isAsked && (
          <p className="text-muted max-sm:hidden print:hidden">
            Choose a topic to light its chapters; press one to play it.
          </p>
        )}
        {chosen.length > 0 && (
          <p className="max-sm:min-h-[2lh]">
            {found.length > 0 ? `${lengthText(found)} on ` : "No chapter names "}
            {names}
            {found.length === 0 && ": the sessions in bold are about it"}.{" "}
            {found.length > 0 && heard.size > 0 && (
              <>
                {next ? "Of " : "You have heard all of "}
                {names}
                {next && ` you have not heard ${chapterText(found.filter(({ isHeard }) => !isHeard).length)} yet`}.
              </>
            )}
          </p>
        )}
      </div>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 pt-1 print:hidden">
        {next && (
          <Button onClick={() => onPlay(next.session, next.seconds)}>
            <Icon shape={Play} aria-hidden="true" className="size-4" />
            {`Play #${next.session.number} from ${formatTimestamp(next.seconds)}`}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button variant="text" onClick={onClear}>
            Clear
          </Button>
        )}
        <Key hasHeard={heard.size > 0} />
      </div>
    </div>
  );
}

/** What the parts of a line mean. */
function Key({ hasHeard }: { hasHeard: boolean }) {
  return (
    <ul className="key">
      <li>
        <i className="lit" />
        on a topic
      </li>
      <li>
        <i />
        on none
      </li>
      <li>
        <i className="heard" />
        heard
      </li>
      {hasHeard && (
        <li className="max-sm:hidden">
          <i className="resume" />
          where you stopped
        </li>
      )}
    </ul>
  );
}

type Found = { session: TimelineSession; seconds: number; duration: number; isHeard: boolean };

/** The chapters that belong to one of the chosen topics. */
function findChapters(
  sessions: readonly TimelineSession[],
  chosen: readonly number[],
  heard: ReadonlyMap<string, Heard>,
): Found[] {
  return sessions.flatMap((session) =>
    session.chapters.flatMap(({ seconds, topics }, index) => {
      if (!topics.some((place) => chosen.includes(place))) return [];
      const end = session.chapters[index + 1]?.seconds ?? session.duration;
      return [{ session, seconds, duration: end - seconds, isHeard: isPartHeard(heard.get(session.id), seconds, end) }];
    }),
  );
}

/** Names of topics, each a link to its page. */
function joined(topics: readonly TimelineTopic[], word: string): ReactNode {
  return topics.map(({ name, slug }, index) => (
    <span key={slug}>
      {index > 0 && (index === topics.length - 1 ? ` ${word} ` : ", ")}
      <Link to={`/topics/${slug}`} lang={languageOf(name)} className="text-link">
        {name}
      </Link>
    </span>
  ));
}

function chapterText(count: number): string {
  return `${count} ${count === 1 ? "chapter" : "chapters"}`;
}

function lengthText(found: readonly Found[]): string {
  const minutes = Math.round(found.reduce((sum, { duration }) => sum + duration, 0) / 60);
  const time = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${chapterText(found.length)}, ${time},`;
}

/** All that was heard in one sentence. */
export function heardSentence(sessions: readonly TimelineSession[], heard: readonly Heard[]): string {
  const seconds = secondsIn(heard.flatMap(({ intervals }) => intervals));
  const whole = heard.filter(({ isWhole }) => isWhole).length;
  const begun = heard.filter(({ isWhole, intervals }) => !isWhole && intervals.length > 0).length;
  const minutes = Math.round(seconds / 60);
  const time = minutes < 60 ? `${minutes} ${minutes === 1 ? "minute" : "minutes"}` : `${Math.floor(minutes / 60)}`;
  const wholeText = `${whole} ${whole === 1 ? "session" : "sessions"} whole`;
  return `You have heard ${time} of ${hoursOf({ sessions })} hours: ${wholeText}, ${begun} begun.`;
}
