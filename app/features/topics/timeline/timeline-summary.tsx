import Play from "lucide/dist/esm/icons/play.mjs";
import { Fragment, type ReactNode } from "react";
import { hoursOf, type TimelineSession, type TimelineTopic, wholeTopicsOf } from "#app/content/timeline.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { secondsIn } from "#app/lib/intervals.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { countOf, languageOf } from "#app/lib/words.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { type Heard, isPartHeard } from "./heard.ts";
import { durationText } from "./session-row.tsx";
import { defaultColors, type TopicColors } from "./topic-picker.tsx";

type Props = {
  /** In the order in which they are shown. */
  sessions: readonly TimelineSession[];
  topics: readonly TimelineTopic[];
  /** The indexes of the topics that are chosen. */
  chosen: readonly number[];
  /** Those that the sentence is about: the chosen ones, or what the pointer is on. */
  summarized: readonly number[];
  colors: TopicColors;
  /** The topic of the address, or the words, that nothing here is about. */
  unknown: string | undefined;
  /** What is searched for the words is on its way, or did not come. */
  isComing: boolean;
  hasFailed: boolean;
  /** By the ids of sessions. */
  heard: ReadonlyMap<string, Heard>;
  onPlay: (session: TimelineSession, seconds: number) => void;
  /** What changes the choice and the list. */
  children: ReactNode;
};

/** What the parts of a line mean, by the classes of the key; the first keeps its place when the others go. */
const meanings = { heard: "heard", edge: "session topic", lit: "chapter topic" };

/** So many colours stand for all in the key. */
const keyColors = 3;

/**
 * What was heard of the show, and what there is on the chosen topics. As high with a choice as without one: the rows keep
 * their place when the address and the storage have been read.
 */
export function TimelineSummary(props: Props) {
  const { sessions, topics, chosen, summarized, colors, unknown, isComing, hasFailed, heard, onPlay, children } = props;
  const parts = findParts(props);
  const unheard = parts.filter(({ isHeard }) => !isHeard);
  // What plays is no longer next.
  const next = usePlayerStore(({ track, seconds: now }) => {
    const others = unheard.filter(
      ({ session, seconds: start, length }) => session.id !== track?.id || now < start || now >= start + length,
    );
    // A chapter is nearer to the topic than a session that is about it somewhere, and what was begun comes first.
    const ofChapters = others.filter(({ isWhole }) => !isWhole);
    return ofChapters.find(({ seconds, from }) => from > seconds) ?? ofChapters[0] ?? others[0];
  });
  const chapters = parts.filter(({ isWhole }) => !isWhole);
  const whole = parts.filter(({ isWhole }) => isWhole);
  const isSettled = useHydrated() && !isComing;
  const playingId = usePlayerStore(({ track }) => track?.id);
  const notPlaying = sessions.filter(({ id }) => id !== playingId);
  const first = isSettled ? findStart(notPlaying, heard) : undefined;
  const start: Pick<Part, "session" | "seconds" | "from"> | undefined = chosen.length > 0 ? next : first;
  const sessionCount = new Set(parts.map(({ session }) => session)).size;
  const isMany = summarized.length > 2;
  const names = summarized.map((topicIndex, index) => (
    <Fragment key={topicIndex}>
      {index > 0 && (isMany ? " · " : " or ")}
      <TopicName topic={topics[topicIndex]} color={colors.get(topicIndex)} />
    </Fragment>
  ));
  const isAsked = summarized.length > 0 || unknown;
  const total = heard.size > 0 && heardSentence(sessions, [...heard.values()]);
  return (
    <div className="summary">
      <div role="status">
        {isAsked ? (
          <p>
            {unknown && (
              <>
                {hasFailed ? "The search could not be loaded. " : `No chapter names “${unknown}”. `}
                <Link to={`/episodes?q=${encodeURIComponent(unknown)}`}>Search the episodes</Link>{" "}
              </>
            )}
            {summarized.length > 0 && (
              <>
                {isMany ? `${summarized.length} topics` : names}
                <span className="longer">{` in ${countOf(sessionCount, "session")}`}</span>
                {": "}
                <Amount parts={chapters} noun="chapter" />
                {chapters.length > 0 && whole.length > 0 && " and "}
                <Amount parts={whole} noun="whole session" />.
              </>
            )}
          </p>
        ) : (
          // What was heard changes each minute while something plays.
          <p aria-live="off">
            {total || `${sessions.length} sessions, ${hoursOf({ sessions })} hours.`}
            {!total && <span className="note"> What you hear is marked.</span>}
          </p>
        )}
        {summarized.length > 0 && (total || isMany) && (
          <p className="note">{isMany ? names : unheardSentence(unheard)}</p>
        )}
      </div>
      <div className="choices">
        {start && (
          <Button
            className="bg-transparent"
            // The second click of two would be on what is next then.
            onClick={({ detail }) => detail < 2 && onPlay(start.session, start.from)}
          >
            <Icon shape={Play} className="size-4 text-mint" />
            <span>
              {start.from > start.seconds ? "Continue" : chosen.length > 0 ? "Play next" : "Start with"}
              {` #${start.session.number} `}
              {start.from > 0 && (
                <span className={chosen.length > 0 ? "longer" : ""}>from {formatTimestamp(start.from)}</span>
              )}
            </span>
          </Button>
        )}
        {children}
      </div>
      <ul className="key">
        {Object.entries(meanings).map(([look, meaning]) => (
          <li key={look}>
            <i className={look}>
              {[...(colors.size > 0 ? colors : defaultColors).values()].slice(0, keyColors).map((color) => (
                <b key={color} className={color} />
              ))}
            </i>
            {meaning}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A topic with the way to its page, or the words that were searched for. */
function TopicName({ topic, color }: { topic: TimelineTopic | undefined; color: string | undefined }) {
  if (!topic?.slug) return <b className={color}>{topic?.name}</b>;
  return (
    <Link to={`/topics/${topic.slug}`} lang={languageOf(topic.name)} className={color}>
      {topic.name}
    </Link>
  );
}

/** How many parts there are, and how long they last together. */
function Amount({ parts, noun }: { parts: readonly Part[]; noun: string }) {
  if (parts.length === 0) return null;
  const seconds = parts.reduce((sum, { length }) => sum + length, 0);
  return (
    <>
      {countOf(parts.length, noun)}
      <span className="longer">{` (${durationText(seconds)})`}</span>
    </>
  );
}

/** A chapter about a topic, or a session that is about it without a chapter that says so. */
type Part = {
  session: TimelineSession;
  seconds: number;
  /** Where to play it from: where one stopped in it, or its beginning. */
  from: number;
  length: number;
  isWhole: boolean;
  isHeard: boolean;
};

/** What there is on topics, in the order of the sessions. */
function findParts({ sessions, summarized, heard }: Props): Part[] {
  const isMeant = (index: number) => summarized.includes(index);
  return sessions.flatMap((session) => {
    const known = heard.get(session.id);
    const { chapters, duration } = session;
    const resume = known?.resume ?? 0;
    const parts = chapters.flatMap(({ seconds, end, topics }): Part[] => {
      if (!topics.some(isMeant)) return [];
      const isHeard = isPartHeard(known, seconds, end);
      const from = seconds < resume && resume < end ? resume : seconds;
      return [{ session, seconds, from, length: end - seconds, isWhole: false, isHeard }];
    });
    if (wholeTopicsOf(session).some(isMeant)) {
      const isHeard = known?.isWhole ?? false;
      parts.push({ session, seconds: 0, from: resume, length: duration, isWhole: true, isHeard });
    }
    return parts;
  });
}

/** The session that was begun and heard last, or else the first one that was not heard whole, and where to go on in it. */
function findStart(sessions: readonly TimelineSession[], heard: ReadonlyMap<string, Heard>) {
  const heardAtOf = ({ id }: TimelineSession) => heard.get(id)?.heardAt ?? "";
  const begun = sessions.filter(({ id }) => heard.get(id)?.resume !== undefined);
  const [last] = begun.toSorted((a, b) => heardAtOf(b).localeCompare(heardAtOf(a)));
  const session = last ?? sessions.find(({ id }) => !heard.get(id)?.isWhole);
  return session && { session, seconds: 0, from: heard.get(session.id)?.resume ?? 0 };
}

/** What is not heard yet. */
function unheardSentence(unheard: readonly Part[]): string {
  if (unheard.length === 0) return "All of it heard.";
  const whole = unheard.filter(({ isWhole }) => isWhole).length;
  const texts = [
    unheard.length > whole && countOf(unheard.length - whole, "chapter"),
    whole > 0 && countOf(whole, "whole session"),
  ];
  return `Still to hear: ${texts.filter(Boolean).join(" and ")}.`;
}

/** All that was heard in one sentence. */
export function heardSentence(sessions: readonly TimelineSession[], heard: readonly Heard[]): string {
  const seconds = secondsIn(heard.flatMap(({ intervals }) => intervals));
  const whole = heard.filter(({ isWhole }) => isWhole).length;
  const begun = heard.filter(({ isWhole, intervals }) => !isWhole && intervals.length > 0).length;
  const minutes = Math.round(seconds / 60);
  const time = minutes < 60 ? countOf(minutes, "minute") : `${Math.round(minutes / 60)}`;
  const rest = sessions.length - whole - begun;
  return `You have heard ${time} of ${hoursOf({ sessions })} hours: ${whole} completed, ${begun} in progress, ${rest} to go.`;
}
