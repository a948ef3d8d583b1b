import { clsx } from "clsx";
import Check from "lucide/dist/esm/icons/check.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { type CSSProperties, memo, type MouseEvent, useState } from "react";
import { secondsOn, type TimelineSession, type TimelineTopic, wholeTopicsOf } from "#app/content/timeline.ts";
import { useHydrated, useMediaQuery } from "#app/lib/browser-state.ts";
import { useKeyDown } from "#app/lib/keyboard.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { languageOf } from "#app/lib/words.ts";
import { isPlainClick } from "#app/navigation/use-delegated-links.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { type Heard, isPartHeard } from "./heard.ts";
import { percent, reachOf, SessionDrawing } from "./session-drawing.tsx";
import type { TopicColors } from "./topic-picker.tsx";

type Props = {
  session: TimelineSession;
  topics: readonly TimelineTopic[];
  /** The colours of the topics that are chosen or pointed at. */
  colors: TopicColors;
  /** What this visitor has heard of it. */
  heard: Heard | undefined;
  /** Seconds of the longest session, which is as wide as the timeline. */
  longest: number;
  /** Whether the chapters on the chosen topics stand below the line, as a list. */
  isListed: boolean;
  /** The part of the order that begins here; a line shows it. */
  group: string | undefined;
  /** Stays the same function. */
  onPlay: (session: TimelineSession, seconds: number) => void;
};

/** Where the lines fold out, as in timeline.css: a finger is wider than most chapters. */
export const touchLayout = "(width < 48rem), (hover: none)";

/** Sessions that are folded out, for as long as the visit lasts: Back finds the page as long as it was. */
const opened = new Set<string>();

/** Pixels that a tip may take, and what stays in sight above it. */
const tipRoom = 250;

/**
 * A session as a line to scale: a drawing with the chapters as links over it. Where fingers press it folds out into the list
 * of its chapters, which is what stands there without scripts, too. The links get their places after hydration, as the security
 * policy forbids styles in the HTML; nothing that is seen moves by that.
 */
export const SessionRow = memo(function SessionRow(props: Props) {
  const { session, topics, colors, heard, longest, isListed, group, onPlay } = props;
  const { id, slug, number, name, date, duration, chapters } = session;
  const isHydrated = useHydrated();
  const isFolding = useMediaQuery(touchLayout);
  const [isOpen, setIsOpen] = useState(() => opened.has(id));
  /** What the pointer or the focus is on, and whether there is room for its tip above: one reads on below. */
  const [pointed, setPointed] = useState<{ index: number; isAbove: boolean }>();
  const address = `/episodes/${slug}`;
  const resume = heard?.resume;
  const [listId, tipId] = [`chapters-${number}`, `tip-${number}`];

  function toggle() {
    opened[isOpen ? "delete" : "add"](id);
    setIsOpen(!isOpen);
  }

  function play(event: MouseEvent<HTMLAnchorElement>, seconds: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    hideTip();
    // The dock that comes covers the end of the list.
    if (isList) event.currentTarget.scrollIntoView({ block: "nearest" });
    onPlay(session, seconds);
  }

  function point({ currentTarget }: { currentTarget: Element }, index: number) {
    setPointed({ index, isAbove: currentTarget.getBoundingClientRect().top > tipRoom });
  }

  function hideTip() {
    setPointed(undefined);
  }

  useKeyDown(({ key }) => key === "Escape" && hideTip());

  const head = (
    <>
      <span className="number">{`#${number}`}</span>{" "}
      <span className="name" lang={languageOf(name)}>
        {name}
      </span>
    </>
  );
  const lit = secondsOn(session, (topic) => colors.has(topic));
  const whole = wholeTopicsOf(session).filter((topic) => colors.has(topic));
  const aboutColor = colors.get(whole[0] ?? -1);
  const isLit = lit > 0 || aboutColor !== undefined;
  const heardMark = <Icon shape={Check} role="img" aria-label="heard" />;
  const size = (
    <span className="length">
      <b>
        {colors.size === 0 && date.slice(0, 7)}
        {aboutColor && (lit > 0 ? "whole · " : "whole")}
        {lit > 0 && durationText(lit)}
      </b>{" "}
      <span>
        {heard?.isWhole && heardMark}
        {durationText(duration)}
      </span>
    </span>
  );
  const hasChapters = chapters.length > 0;
  const parts = hasChapters
    ? chapters
    : [{ seconds: 0, end: duration, label: "The whole session", topics: session.topics }];
  const lengths = parts.map(({ seconds, end }) => end - seconds);
  const isList = isOpen || isListed;
  const isPlaced = isHydrated && !isFolding && !isList;
  // Not the second: a second that passes draws nothing anew.
  const playing = usePlayerStore(({ track, seconds: now }) =>
    isList && track?.id === id ? parts.findLastIndex(({ seconds }) => seconds <= now) : undefined,
  );
  const tip = pointed && isPlaced ? parts[pointed.index] : undefined;
  return (
    <li
      data-session={id}
      data-date={date}
      data-topics={session.topics.join(" ") || undefined}
      className={clsx(isLit && "lit", isOpen && "open", isListed && "listed") || undefined}
      data-group={group}
    >
      {isFolding ? (
        <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={toggle} className="head">
          {head} {size}
          <Icon shape={ChevronDown} className="size-4 shrink-0" />
        </button>
      ) : (
        <Link to={address} className="head">
          {head}
        </Link>
      )}
      <div id={isHydrated ? listId : undefined} inert={isFolding && !isList} onPointerLeave={hideTip}>
        <SessionDrawing session={session} colors={colors} heard={heard} longest={longest} />
        <ol lang="ka">
          {isOpen && (
            <li lang="en" className="actions">
              <Link to={address}>The episode’s page →</Link>
              {resume !== undefined && (
                <a href={`${address}?t=${resume}`} onClick={(event) => play(event, resume)}>
                  Resume at <time>{formatTimestamp(resume)}</time>
                </a>
              )}
            </li>
          )}
          {isList && hasChapters && aboutColor && (
            <li lang="en" className={`${aboutColor} lit`}>
              <a href={address} onClick={(event) => play(event, 0)}>
                <time>0:00{heard?.isWhole && heardMark}</time> <span>The whole session</span>{" "}
                <time>{durationText(duration)}</time>{" "}
                <small>{whole.map((topic) => topics[topic]?.name).join(" · ")}</small>
              </a>
            </li>
          )}
          {parts.map(({ seconds, end, label, topics: own }, index) => {
            const length = end - seconds;
            const litTopics = own.filter((topic) => colors.has(topic));
            const [litTopic] = litTopics;
            const named = isOpen && colors.size === 0 ? own : litTopics;
            const names = named.flatMap((topic) => topics[topic]?.name ?? []);
            return (
              <li
                key={seconds}
                className={litTopic === undefined ? undefined : `${colors.get(litTopic)} lit`}
                style={isPlaced ? { left: percent(seconds / longest), width: percent(length / longest) } : undefined}
              >
                <a
                  href={hasChapters ? `${address}?t=${seconds}` : address}
                  lang={languageOf(label) ? undefined : "en"}
                  data-topics={own.join(" ") || undefined}
                  style={
                    isPlaced
                      ? {
                          marginLeft: percent(reachOf(lengths[index - 1] ?? length, length) / length),
                          marginRight: percent(-reachOf(length, lengths[index + 1] ?? Infinity) / length),
                        }
                      : undefined
                  }
                  onClick={(event) => play(event, seconds)}
                  onPointerEnter={(event) => point(event, index)}
                  onFocus={(event) => point(event, index)}
                  onBlur={hideTip}
                  aria-current={playing === index || undefined}
                  aria-describedby={pointed?.index === index ? tipId : undefined}
                >
                  {isList ? (
                    <>
                      <time>
                        {formatTimestamp(seconds)}
                        {isPartHeard(heard, seconds, end) && heardMark}
                      </time>{" "}
                      <span>{label}</span> <time>{durationText(length)}</time>
                    </>
                  ) : (
                    label
                  )}
                  {names.length > 0 && (
                    <>
                      {" "}
                      <small lang="en">{names.join(" · ")}</small>
                    </>
                  )}
                </a>
              </li>
            );
          })}
        </ol>
        {tip && (
          <p
            key={pointed?.index}
            role="tooltip"
            className={pointed?.isAbove ? "above" : undefined}
            style={{ "--at": percent(tip.seconds / longest) } as CSSProperties}
          >
            <span lang={languageOf(tip.label)}>{tip.label}</span>
            <small id={tipId}>
              {`${formatTimestamp(tip.seconds)} · ${durationText(tip.end - tip.seconds)} · `}
              {isPartHeard(heard, tip.seconds, tip.end) && "heard · "}
              {`#${number} `}
              <span lang={languageOf(name)}>{name}</span>
              {[...new Set([...tip.topics, ...whole])].map((topic) => ` · ${topics[topic]?.name}`)}
            </small>
          </p>
        )}
      </div>
      {!isFolding && size}
      {isHydrated && !isFolding && (
        <button
          type="button"
          aria-label={`Chapters of #${number}`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
          className="unfold"
        >
          <Icon shape={ChevronDown} className="size-6 p-1" />
        </button>
      )}
    </li>
  );
}, isSame);

/** Another choice of topics, or other words, change the rows alone that have one of these: a session with the words is a new object. */
function isSame({ colors: before, ...props }: Props, { colors: after, ...others }: Props): boolean {
  const parts = [props.session, ...props.session.chapters];
  return (
    Object.entries(props).every(
      ([name, value]) => name === "topics" || value === others[name as keyof typeof others],
    ) &&
    before.size > 0 === after.size > 0 &&
    parts.every(({ topics }) => topics.every((topic) => before.get(topic) === after.get(topic)))
  );
}

/** A length in hours and minutes: "2 h 43", "43 min". */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${`${minutes % 60}`.padStart(2, "0")}`;
}
