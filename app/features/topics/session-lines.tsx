import type { TopicMoment, TopicSession } from "#app/content/topic-pages.server.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { Link } from "#app/ui/link.tsx";

type Props = { sessions: readonly TopicSession[]; moments: readonly TopicMoment[] };

/** Draws each session on a topic as a line, to scale. The session's chapters on the topic are links. */
export function SessionLines({ sessions, moments }: Props) {
  const longest = Math.max(...sessions.map(({ duration }) => duration));
  return (
    <ol className="grid gap-x-8 gap-y-2 md:grid-cols-[fit-content(40%)_minmax(0,1fr)_auto] md:gap-y-1">
      {sessions.map((session) => (
        <SessionLine
          key={session.slug}
          session={session}
          chapters={moments.filter(({ slug }) => slug === session.slug)}
          longest={longest}
        />
      ))}
    </ol>
  );
}

type LineProps = {
  session: TopicSession;
  chapters: readonly TopicMoment[];
  /** Duration of the longest session in seconds. Its line fills the column. */
  longest: number;
};

/** Without chapters on the topic, highlights the whole line. */
function SessionLine({ session: { slug, number, name, duration }, chapters, longest }: LineProps) {
  const isWhole = chapters.length === 0;
  const percent = (seconds: number) => `${((seconds / longest) * 100).toFixed(2)}%`;
  // Leaves a gap between chapters, but keeps a short chapter visible.
  const drawn = (seconds: number) => percent(Math.max(seconds - longest / 300, longest / 100));
  const onTopic = chapters.reduce((sum, { seconds, end }) => sum + end - seconds, 0);
  return (
    <li className="flex flex-wrap items-center gap-x-4 md:col-span-3 md:grid md:grid-cols-subgrid">
      <Link
        to={`/episodes/${slug}`}
        className="flex min-h-11 grow flex-wrap items-center gap-x-3 wrap-anywhere hover:text-mint"
      >
        <span className="min-w-7 label-mono text-muted">#{number}</span> <span lang={languageOf(name)}>{name}</span>
      </Link>
      <svg className="h-6 w-full max-md:order-1 md:h-11">
        <rect
          width={percent(duration)}
          y="30%"
          height="40%"
          className={isWhole ? "fill-mint forced-colors:fill-[CanvasText]" : "fill-line"}
        />
        {chapters.map(({ seconds, end, label }) => (
          <Link
            key={seconds}
            to={`/episodes/${slug}?t=${seconds}`}
            aria-label={`${formatTimestamp(seconds)} ${label}`}
            lang={languageOf(label)}
            data-tip=""
            className="fill-mint -outline-offset-2 outline-text! hover:fill-mint-hover forced-colors:fill-[LinkText]"
          >
            <rect x={percent(seconds)} width="24" height="100%" className="fill-transparent" />
            <rect x={percent(seconds)} width={percent(end - seconds)} height="100%" className="fill-transparent" />
            <rect x={percent(seconds)} width={drawn(end - seconds)} y="20%" height="60%" />
          </Link>
        ))}
      </svg>
      <span className="text-end text-sm text-muted">
        {isWhole ? "all" : `${Math.max(1, Math.round(onTopic / 60))} of`} {Math.round(duration / 60)} min
      </span>
    </li>
  );
}
