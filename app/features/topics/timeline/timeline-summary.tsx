import Play from "lucide/dist/esm/icons/play.mjs";

import { hoursOf, type Timeline, type TimelineSession } from "#app/content/timeline.ts";
import { secondsIn } from "#app/lib/intervals.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

import { type Heard, isPartHeard } from "./heard.ts";

type Props = {
  timeline: Timeline;
  /** The places of the topics that are chosen. */
  chosen: readonly number[];
  /** By the ids of sessions. */
  heard: ReadonlyMap<string, Heard>;
  onPlay: (session: TimelineSession, seconds: number) => void;
};

/** What was heard of the show, and what there is on the chosen topics. The rows keep their place when the storage was read. */
export function TimelineSummary({ timeline: { sessions, topics }, chosen, heard, onPlay }: Props) {
  const about = chosen.flatMap((place) => topics[place] ?? []);
  const found = sessions.flatMap((session) => {
    const own = session.chapters;
    return own.flatMap(({ seconds, topics: places }, index) => {
      if (!places.some((place) => chosen.includes(place))) return [];
      const isHeard = isPartHeard(heard.get(session.id), seconds, own[index + 1]?.seconds ?? session.duration);
      return [{ session, seconds, isHeard }];
    });
  });
  const unheard = found.filter(({ isHeard }) => !isHeard);
  const [next] = unheard;
  const chapterCount = sessions.reduce((sum, session) => sum + session.chapters.length, 0);
  const belonging = sessions.filter((session) => session.topics.some((place) => chosen.includes(place)));
  return (
    <div role="status" className="min-w-0 grow text-sm text-muted">
      <p className="min-h-[2lh] in-data-listener:min-h-[3lh] sm:min-h-[2lh]! lg:min-h-[1lh]!">
        {heard.size > 0
          ? heardSentence(sessions, [...heard.values()])
          : `${chapterCount} chapters of ${sessions.length} sessions. What you play is filled in on these lines.`}
      </p>
      {about.length > 0 && (
        <>
          <p className="text-text">
            {found.length} {found.length === 1 ? "chapter speaks" : "chapters speak"} of{" "}
            {about.map(({ name, slug }, index) => (
              <span key={slug}>
                {index > 0 && (index === about.length - 1 ? " or " : ", ")}
                <Link to={`/topics/${slug}`} lang={languageOf(name)} className="text-link">
                  {name}
                </Link>
              </span>
            ))}
            , {belonging.length} {belonging.length === 1 ? "session is" : "sessions are"} about it
            {heard.size > 0 && found.length > 0 && <>. {unheardText(unheard.length)}</>}.
          </p>
          {next && (
            <Button onClick={() => onPlay(next.session, next.seconds)} className="mt-2 print:hidden">
              <Icon shape={Play} aria-hidden="true" className="size-4" />
              {heard.size > 0 ? "Play the first of them" : "Play the first"}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function unheardText(count: number): string {
  if (count === 0) return "You have heard them all";
  return `You have not heard ${count} ${count === 1 ? "chapter" : "chapters"} of them yet`;
}

/** All that was heard in one sentence. */
export function heardSentence(sessions: readonly TimelineSession[], heard: readonly Heard[]): string {
  const seconds = secondsIn(heard.flatMap(({ intervals }) => intervals));
  const whole = heard.filter(({ isWhole }) => isWhole).length;
  const begun = heard.filter(({ isWhole, intervals }) => !isWhole && intervals.length > 0).length;
  const time = seconds < 3600 ? `${Math.round(seconds / 60)} minutes` : `${Math.floor(seconds / 3600)}`;
  const wholeText = `${whole} ${whole === 1 ? "session" : "sessions"} whole`;
  return `You have heard ${time} of ${hoursOf({ sessions })} hours: ${wholeText}, ${begun} begun.`;
}
