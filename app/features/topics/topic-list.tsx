import type { TopicOverview } from "#app/content/topic-pages.server.ts";
import { countOf, languageOf } from "#app/lib/text.ts";
import { Link } from "#app/ui/link.tsx";

type Props = { topics: readonly TopicOverview[]; sessionCount: number };

/** All topics, each with its counts and a strip of the sessions. */
export function TopicList({ topics, sessionCount }: Props) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
      {topics.map(({ title, slug, sessions, momentCount }) => (
        <li key={slug}>
          <Link to={`/topics/${slug}`} className="group flex h-full flex-col border-t border-line py-4">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
              <span lang={languageOf(title)} className="font-semibold group-hover:text-mint">
                {title}
              </span>{" "}
              <span className="text-xs text-muted">
                {countOf(sessions.length, "session")}
                {momentCount > 0 && ` · ${countOf(momentCount, "moment")}`}
              </span>
            </span>
            <Strip count={sessionCount} lit={sessions} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One cell per session, the first one at the left. */
function Strip({ count, lit }: { count: number; lit: readonly number[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * 10 - 2} 10`}
      preserveAspectRatio="none"
      strokeWidth="10"
      className="mt-auto h-5 w-full pt-2"
    >
      <path d={`M0 5h${count * 10}`} strokeDasharray="8 2" className="stroke-line" />
      <path
        d={lit.map((index) => `M${index * 10} 5h8`).join("")}
        className="stroke-mint forced-colors:stroke-[LinkText]"
      />
    </svg>
  );
}
