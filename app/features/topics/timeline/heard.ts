/** What a visitor has heard of the sessions on the timeline. All numbers are seconds. */
import { hoursOf, type TimelineChapter, type TimelineSession } from "#app/content/timeline.ts";
import { type Interval, secondsIn } from "#app/lib/intervals.ts";
import { isHeardOut, type Position, resumeSecondsOf } from "#app/store/positions.ts";

/** What is remembered of one session. */
export type Heard = {
  intervals: readonly Interval[];
  /** The whole of it counts as heard. */
  isWhole: boolean;
  /** Where to go on. */
  resume?: number | undefined;
};

/** From this share on a chapter is heard, as an episode is (store/positions.ts). */
const heardShare = 0.8;

/** What is remembered of a session: one that is marked as heard was heard from its beginning to its end. */
export function heardOf(duration: number, position: Position | undefined, isCompleted: boolean): Heard | undefined {
  if (isCompleted) return { intervals: [[0, duration]], isWhole: true };
  if (!position) return undefined;
  // The video may be some seconds longer than the episode's minutes.
  const intervals = position.heard.flatMap(([from, to]): Interval[] =>
    from < duration ? [[from, Math.min(to, duration)]] : [],
  );
  return { intervals, isWhole: isHeardOut(position), resume: resumeSecondsOf(position) };
}

/** What was heard between two seconds. */
export function heardWithin(heard: Heard | undefined, start: number, end: number): Interval[] {
  return (heard?.intervals ?? []).flatMap(([from, to]): Interval[] => {
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    return first < last ? [[first, last]] : [];
  });
}

/** Whether so much of a chapter was heard that it counts. */
export function isChapterHeard(heard: Heard | undefined, start: number, end: number): boolean {
  return secondsIn(heardWithin(heard, start, end)) >= (end - start) * heardShare;
}

/** Where a chapter ends: where the next one begins, or with the session. */
export function endOf(chapters: readonly TimelineChapter[], index: number, duration: number): number {
  return chapters[index + 1]?.seconds ?? duration;
}

/** What was heard of all sessions: by their ids, undefined where nothing is remembered. */
export type HeardSessions = ReadonlyMap<string, Heard>;

/** All that was heard in one sentence. */
export function heardSentence(sessions: readonly TimelineSession[], heard: HeardSessions): string {
  const all = [...heard.values()];
  const seconds = secondsIn(all.flatMap(({ intervals }) => intervals));
  const whole = all.filter(({ isWhole }) => isWhole).length;
  const begun = all.filter(({ isWhole, intervals }) => !isWhole && intervals.length > 0).length;
  const time = seconds < 3600 ? `${Math.round(seconds / 60)} minutes` : `${Math.floor(seconds / 3600)}`;
  const parts = [`${whole} ${whole === 1 ? "session" : "sessions"} whole`, `${begun} begun`];
  return `You have heard ${time} of ${hoursOf({ sessions })} hours: ${parts.join(", ")}.`;
}
