import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  secondsOn,
  type Timeline as TimelineContent,
  type TimelineSession,
  wholeTopicsOf,
} from "#app/content/timeline.ts";
import { useHydrated, useMediaQuery } from "#app/lib/browser-state.ts";
import { startLazily } from "#app/lib/lazy-modules.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { useFinder } from "#app/search/search-hooks.ts";
import { cutQuery } from "#app/search/substring-index.ts";
import { site } from "#app/site.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { completedShare, usePositions } from "#app/store/positions.ts";
import { Button } from "#app/ui/button.tsx";
import { SkipLink } from "#app/ui/link.tsx";
import { Select } from "#app/ui/select.tsx";
import styles from "./timeline/timeline.css?inline";
import stylesheet from "./timeline/timeline.css?url";
import { parseIndexes, useTimeline } from "./rendered-timeline.ts";
import { FindField, shortestQuery } from "./timeline/find-field.tsx";
import { type Heard, heardOf, secondsHeard } from "./timeline/heard.ts";
import { percent } from "./timeline/session-drawing.tsx";
import { touchLayout, SessionRow } from "./timeline/session-row.tsx";
import { TimelineSummary } from "./timeline/timeline-summary.tsx";
import { colorsOf, TopicPicker } from "./timeline/topic-picker.tsx";

const importSearch = async () => (await import("./timeline/search-timeline.ts")).loadTimelineSearch();

/** What an order may go by. */
type Ordered = {
  session: TimelineSession;
  /** How many of the chosen topics are in it. */
  topicCount: number;
  /** Whether it is on one of them as a whole. */
  isWhole: boolean;
  /** Seconds of chapters on the chosen topics. */
  lit: number;
  /** Share, from 0 to 1. */
  heard: number;
  /** An index of `states`. */
  state: number;
};

const states = ["Not heard yet", "Begun", "Heard", "Others"];

const hour = 3600;

/** The orders of the sessions; `value` is in the query string. */
const orders = [
  { value: "number", label: "Sorted by number", compare: (a, b) => a.session.number - b.session.number },
  { value: "date", label: "Newest first", compare: (a, b) => b.session.date.localeCompare(a.session.date) },
  { value: "length", label: "Longest first", compare: (a, b) => b.session.duration - a.session.duration },
  {
    value: "topic",
    label: "Most on topic",
    compare: (a, b) => b.topicCount - a.topicCount || Number(b.isWhole) - Number(a.isWhole) || b.lit - a.lit,
  },
  { value: "unheard", label: "Least heard", compare: (a, b) => a.state - b.state || a.heard - b.heard },
] as const satisfies readonly { value: string; label: string; compare: (a: Ordered, b: Ordered) => number }[];

/**
 * Every session of the show as a line to scale, its chapters as segments: what belongs to the chosen topics is lit, and
 * what the visitor has heard is paler, with a line below. The choice and the order are in the address.
 */
export function Timeline({ timeline: fetched }: { timeline: TimelineContent | undefined }) {
  const timeline = useTimeline(fetched);
  const { query, change } = useQueryString();
  const term = cutQuery(query.get("q") ?? "").trim();
  const isSearching = term.length >= shortestQuery;
  const { finder: search, isComing, preload } = useFinder(importSearch, isSearching);
  const hasFailed = isSearching && !search && !isComing;
  // What is found is lit as one more topic, the last one.
  const { sessions, topics } = useMemo(() => search?.(timeline, term) ?? timeline, [search, term, timeline]);
  const found = topics[timeline.topics.length];
  // Of the same sessions whatever is found: rows are drawn anew for what they show alone.
  const heard = useHeard(timeline.sessions);
  const listRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    return startLazily(async () => {
      const { startInteractions } = await import("./timeline/list-interactions.ts");
      return () => startInteractions(list);
    });
  }, []);

  const asked = query.getAll("topic");
  const askedIndexes = asked.map((name) => timeline.topics.findIndex(({ slug }) => slug === name));
  const foundIndex = found?.sessionCount ? timeline.topics.length : -1;
  const chosen = [...new Set([...askedIndexes, foundIndex])].filter((index) => index >= 0);
  const isOnly = chosen.length > 0 && query.has("only");
  const isFolding = useMediaQuery(touchLayout);
  // What the pointer is on is seen before it is chosen; a list would jump.
  const [pointed, setPointed] = useState<number>();
  const previewed = pointed === undefined || isOnly ? [] : [pointed];
  // Where nothing is found, nothing is lit.
  const litKey = [...new Set([...chosen, ...previewed, ...(found ? [timeline.topics.length] : [])])].join(" ");
  // A click chooses what the pointer has lit already: the lines stay as they are.
  const colors = useMemo(() => colorsOf(parseIndexes(litKey)), [litKey]);
  // An order that would say nothing is not offered.
  const usable = orders.filter(
    ({ value }) => (value !== "topic" || chosen.length > 0) && (value !== "unheard" || heard.size > 0),
  );
  const order = usable.find(({ value }) => value === query.get("sort")) ?? orders[0];
  const longest = Math.max(...sessions.map(({ duration }) => duration));

  const play = useCallback(({ id, slug, number, name, duration, chapters }: TimelineSession, seconds: number) => {
    const title = `${site.name} #${number} – ${name}`;
    usePlayerStore.getState().play({ id, path: `/episodes/${slug}`, number, title, name, chapters, duration }, seconds);
  }, []);

  function toggle(index: number) {
    const toggled = chosen.includes(index) ? chosen.filter((other) => other !== index) : [...chosen, index];
    const topic = toggled.flatMap((one) => timeline.topics[one]?.slug ?? []);
    // Few lines fit on a phone: those that were asked for come first.
    const sort = query.get("sort") ?? (isFolding ? "topic" : null);
    // Back leads to the sheet as it was at first.
    change({ topic, sort }, { push: chosen.length === 0 });
  }

  function playNext(session: TimelineSession, seconds: number) {
    play(session, seconds);
    listRef.current?.querySelector(`[data-session="${session.id}"]`)?.scrollIntoView({ block: "nearest" });
    // Where nothing is next now, the button is gone.
    setTimeout(() => {
      if (document.activeElement === document.body) listRef.current?.focus({ preventScroll: true });
    });
  }

  const isChosen = (index: number) => chosen.includes(index);
  const ordered = sessions
    .map((session): Ordered => {
      const known = heard.get(session.id);
      const lit = secondsOn(session, isChosen);
      const parts = [session, ...session.chapters];
      const topicCount = chosen.filter((index) => parts.some(({ topics: own }) => own.includes(index))).length;
      // Of chapters on the topics what was heard of them counts, of others what was heard of the session.
      const seconds =
        lit > 0
          ? secondsOn(session, isChosen, (start, end) => secondsHeard(known, start, end))
          : secondsHeard(known, 0, session.duration);
      const share = seconds / (lit || session.duration);
      const state = share >= completedShare ? 2 : Math.min(1, seconds);
      return {
        session,
        topicCount,
        isWhole: wholeTopicsOf(session).some(isChosen),
        lit,
        heard: share,
        state: chosen.length > 0 && topicCount === 0 ? 3 : state,
      };
    })
    .toSorted(order.compare);
  const lit = ordered.filter(({ topicCount }) => topicCount > 0);
  const shown = isOnly ? lit : ordered;
  const groups = shown.map((one) => groupsOf(one)[order.value]);

  return (
    <div className="timeline" data-choosing={colors.size || undefined}>
      {/* Its styles are in the page that is loaded; the policy of another page allows no more than a file. */}
      {fetched ? (
        <link rel="stylesheet" href={stylesheet} precedence="page" />
      ) : (
        <style href="timeline" precedence="page">
          {import.meta.env.SSR ? styles : ""}
        </style>
      )}
      <SkipLink href="#sessions">Skip to the sessions</SkipLink>
      <TopicPicker topics={timeline.topics} chosen={chosen} colors={colors} onToggle={toggle} onPoint={setPointed}>
        <FindField color={colors.get(timeline.topics.length)} onFocus={preload} />
      </TopicPicker>
      <div className="sheet">
        <TimelineSummary
          sessions={ordered.map(({ session }) => session)}
          topics={topics}
          chosen={chosen}
          summarized={chosen.length > 0 ? chosen : previewed}
          colors={colors}
          unknown={hasFailed || found?.sessionCount === 0 ? term : asked[askedIndexes.indexOf(-1)]}
          isComing={isComing}
          hasFailed={hasFailed}
          heard={heard}
          onPlay={playNext}
        >
          {chosen.length > 0 && (
            <>
              <Button variant="text" onClick={() => change({ only: isOnly ? null : "1" }, { push: !isOnly })}>
                {isOnly ? `All ${sessions.length} sessions` : `List these ${lit.length}`}
              </Button>
              <Button variant="text" onClick={() => change({ topic: null, q: null, only: null })}>
                Clear
              </Button>
            </>
          )}
        </TimelineSummary>
        <Select
          label="Sort by"
          value={order.value}
          options={usable}
          onChange={(value) => change({ sort: value })}
          className="sort"
        />
        <div className="lines">
          <p aria-hidden="true">
            <kbd>← → ↑ ↓ to move</kbd>
            <span>{colors.size > 0 ? "on topic" : "date"}</span>
            <span>length</span>
          </p>
          {/* The hours, as lines behind the sessions and numbers above them, which stay in sight. */}
          <table aria-hidden="true">
            <tbody>
              <tr>
                {[...Array(Math.ceil(longest / hour)).keys()].map((index) => (
                  <td key={index} width={percent(Math.min(hour, longest - index * hour) / longest)}>
                    <span>{`${index} h`}</span>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          <ol ref={listRef} id="sessions" tabIndex={-1} aria-label="Sessions: arrow keys move along and across">
            {shown.map((one, index) => (
              <SessionRow
                key={one.session.id}
                session={one.session}
                topics={topics}
                colors={colors}
                heard={heard.get(one.session.id)}
                longest={longest}
                isListed={isOnly}
                group={groups[index] === groups[index - 1] ? undefined : groups[index]}
                onPlay={play}
              />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/** The parts of the orders to which a session belongs. */
function groupsOf({ session, topicCount, isWhole, state }: Ordered): Partial<Record<string, string>> {
  const kind = isWhole ? "Whole sessions" : "Chapters";
  return {
    date: session.date.slice(0, 4),
    unheard: topicCount > 0 ? `${states[state]} on topic` : states[state],
    topic: topicCount === 0 ? "Others" : topicCount === 1 ? kind : `On ${topicCount} topics`,
  };
}

/** What is remembered of the sessions: nothing until hydrated, as in the prerendered page. */
function useHeard(sessions: readonly TimelineSession[]): ReadonlyMap<string, Heard> {
  const isHydrated = useHydrated();
  const positions = usePositions((state) => state.positions);
  const stats = useAnalytics((state) => state.episodeStats);
  return useMemo(() => {
    if (!isHydrated) return new Map<string, Heard>();
    return new Map(
      sessions.flatMap(({ id, duration }) => {
        const heard = heardOf(duration, positions[id], stats[id]?.isCompleted ?? false);
        return heard ? [[id, heard] as const] : [];
      }),
    );
  }, [isHydrated, sessions, positions, stats]);
}
