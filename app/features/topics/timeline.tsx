import { useMemo, useRef } from "react";
import { type TimelineData, type TimelineSession, wholeTopicsOf } from "#app/content/timeline-data.ts";
import { noTopicColor } from "#app/content/topic-colors.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { cutQuery } from "#app/search/substring-index.ts";
import { site } from "#app/site.ts";
import { Button } from "#app/ui/button.tsx";
import { SkipLink } from "#app/ui/link.tsx";
import { Select } from "#app/ui/select.tsx";
import { colorsOf } from "./assign-colors.ts";
import { FindField, withFound } from "./find-words.tsx";
import { useHeard } from "./heard.ts";
import { percent } from "./session-drawing.tsx";
import type { OnPlay } from "./session-parts.ts";
import { SessionRow } from "./session-row.tsx";
import { Summary } from "./summary.tsx";
import { TopicPicker } from "./topic-picker.tsx";

type Line = {
  session: TimelineSession;
  /** The number of selected topics that the session is about. */
  topicCount: number;
  /** True if the whole session is about a selected topic. */
  isWhole: boolean;
  /** Total seconds of its chapters on the selected topics. */
  lit: number;
};

type Order = {
  /** Value in the query string. */
  value: string;
  label: string;
  compare: (a: Line, b: Line) => number;
  /** Returns the heading above a session. */
  groupOf?: (line: Line) => string;
};

const orders: readonly [Order, ...Order[]] = [
  { value: "number", label: "By number", compare: (a, b) => a.session.number - b.session.number },
  {
    value: "date",
    label: "Newest first",
    compare: (a, b) => b.session.date.localeCompare(a.session.date),
    groupOf: ({ session }) => session.date.slice(0, 4),
  },
  { value: "length", label: "Longest first", compare: (a, b) => b.session.duration - a.session.duration },
  {
    value: "topic",
    label: "Most on topic",
    compare: (a, b) => b.topicCount - a.topicCount || Number(b.isWhole) - Number(a.isWhole) || b.lit - a.lit,
    groupOf({ topicCount, isWhole }) {
      if (topicCount === 0) return "Others";
      return topicCount > 1 ? `On ${topicCount} topics` : isWhole ? "Whole sessions" : "Chapters";
    },
  },
];

const hour = 3600;

/**
 * Every session as a line to scale, with its chapters as segments. Chapters on the selected topics are lit, and heard
 * parts are paler. The URL has the topics, the typed words and the order.
 */
export function Timeline({ timeline }: { timeline: TimelineData }) {
  const { query, change } = useQueryString();
  const words = cutQuery(query.get("q") ?? "").trim();
  const { sessions, topics } = useMemo(() => withFound(timeline, words), [timeline, words]);
  const found = topics[timeline.topics.length];
  const heard = useHeard(timeline.sessions);
  const listRef = useRef<HTMLOListElement>(null);

  const asked = query.getAll("topic");
  const indexes = asked.map((slug) => timeline.topics.findIndex((topic) => topic.slug === slug));
  const chosen = [...new Set([...indexes, found?.sessionCount ? timeline.topics.length : -1])].filter(
    (one) => one >= 0,
  );
  const unknown = found?.sessionCount === 0 ? words : asked[indexes.indexOf(-1)];
  const colors = colorsOf(chosen);
  const isChosen = (topic: number) => chosen.includes(topic);
  const isOnly = chosen.length > 0 && query.has("only");

  const usable = orders.filter(({ value }) => value !== "topic" || chosen.length > 0);
  const order = usable.find(({ value }) => value === query.get("sort")) ?? orders[0];
  const lines = sessions
    .map((session): Line => {
      const onTopic = session.chapters.filter((chapter) => chapter.topics.some(isChosen));
      const own = new Set([session, ...onTopic].flatMap((part) => part.topics));
      return {
        session,
        topicCount: chosen.filter((topic) => own.has(topic)).length,
        isWhole: wholeTopicsOf(session).some(isChosen),
        lit: onTopic.reduce((sum, { seconds, end }) => sum + end - seconds, 0),
      };
    })
    .toSorted(order.compare);
  const lit = lines.filter(({ topicCount }) => topicCount > 0);
  const shown = isOnly ? lit : lines;
  const groups = shown.map((line) => order.groupOf?.(line));
  const longest = Math.max(...sessions.map(({ duration }) => duration));

  const hours = Array.from({ length: Math.ceil(longest / hour) }, (_, index) => index * hour);

  function toggle(slug: string) {
    change(
      (latest) => {
        const known = latest.getAll("topic").filter((one) => topics.some((topic) => topic.slug === one));
        const topic = known.includes(slug) ? known.filter((one) => one !== slug) : [...known, slug];
        // On phones, where few lines fit, selecting a topic also sorts by topic.
        const sort = latest.get("sort") ?? (matchMedia("(width < 48rem)").matches ? "topic" : null);
        return { topic, sort };
      },
      // Back returns to the chart without a selection.
      { push: chosen.length === 0 },
    );
  }

  function play({ id, slug, number, name, duration, chapters }: TimelineSession, seconds: number) {
    const title = `${site.name} #${number} – ${name}`;
    usePlayerStore.getState().play({ id, path: `/episodes/${slug}`, number, title, name, chapters, duration }, seconds);
  }

  const playHere: OnPlay = (event, session, seconds) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    play(session, seconds);
  };

  function playNext(session: TimelineSession, seconds: number) {
    play(session, seconds);
    listRef.current?.querySelector(`[data-session="${session.id}"]`)?.scrollIntoView({ block: "nearest" });
  }

  return (
    <div
      className={`timeline relative text-sm max-sm:pb-8 lg:mx-[calc(-1*var(--bleed))] lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-8 xl:grid-cols-[15rem_minmax(0,1fr)] ${noTopicColor}`}
      data-choosing={chosen.length || undefined}
    >
      <TopicPicker topics={timeline.topics} chosen={chosen} colors={colors} onToggle={toggle}>
        <FindField color={colors.get(timeline.topics.length)} />
      </TopicPicker>
      <Summary
        sessions={lines.map(({ session }) => session)}
        {...{ topics, chosen, colors, unknown, heard }}
        onPlay={playNext}
      >
        {chosen.length > 0 && (
          <>
            <Button variant="text" onClick={() => change({ only: isOnly ? null : "1" }, { push: !isOnly })}>
              {isOnly ? `All ${sessions.length} sessions` : `Show only these ${lit.length}`}
            </Button>
            <Button variant="text" onClick={() => change({ topic: null, q: null, only: null })}>
              Clear
            </Button>
          </>
        )}
      </Summary>
      <div>
        <Select
          label="Sort by"
          value={order.value}
          options={usable}
          onChange={(value) => change({ sort: value })}
          className="max-lg:absolute! max-lg:-top-11 max-lg:right-0 md:-top-13.5 lg:sticky! lg:top-(--below)! lg:z-3 lg:-mb-(--band) lg:w-fit [&>select]:field-sizing-content [&>select]:h-11 [&>select]:border-0 [&>select]:bg-transparent [&>select]:pr-6 [&>select]:pl-0 [&>select]:text-sm [&>select]:font-semibold lg:[&>select]:h-(--band) [&>svg]:right-0"
        />
        <SkipLink href="#after-sessions">Skip the sessions</SkipLink>
        <div className="isolate relative">
          <p
            aria-hidden="true"
            className="figure sticky top-(--below) z-2 h-(--band) border-b border-text bg-page pr-(--length) pl-(--head)"
          >
            <svg className="size-full overflow-visible fill-current *:not-first:[text-anchor:middle]">
              {hours.map((seconds) => (
                <text
                  key={seconds}
                  x={percent(seconds / longest)}
                  y="50%"
                  dominantBaseline="central"
                >{`${seconds / hour} h`}</text>
              ))}
            </svg>
            <span className="lengths absolute inset-y-0 right-7 items-center folded:hidden">
              <span>{chosen.length > 0 ? "on topic" : "date"}</span> <span className="min-w-21 text-end">length</span>
            </span>
          </p>
          <svg
            aria-hidden="true"
            className="absolute inset-y-0 left-(--head) -z-1 h-full w-[calc(100%-var(--head)-var(--length))] stroke-line folded:hidden"
          >
            {hours.map((seconds) => (
              <line key={seconds} x1={percent(seconds / longest)} x2={percent(seconds / longest)} y2="100%" />
            ))}
          </svg>
          <ol ref={listRef} aria-label="Sessions" className="lg:pt-1">
            {shown.map((line, index) => (
              <SessionRow
                key={line.session.id}
                session={line.session}
                topics={topics}
                colors={colors}
                lit={line.lit}
                heard={heard.get(line.session.id)}
                longest={longest}
                isListed={isOnly}
                group={groups[index] === groups[index - 1] ? undefined : groups[index]}
                onPlay={playHere}
              />
            ))}
          </ol>
        </div>
        <div id="after-sessions" />
      </div>
    </div>
  );
}
