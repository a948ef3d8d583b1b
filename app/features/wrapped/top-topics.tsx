import { clsx } from "clsx";
import { topicName, type TopicPages, topicPath } from "#app/content/topics.ts";
import { languageOf, countOf } from "#app/lib/words.ts";
import { Link } from "#app/ui/link.tsx";
import { SheetSection } from "./session-sheet.tsx";
import type { WrappedStats } from "./wrapped-stats.ts";

type Props = Pick<WrappedStats, "topTags"> & { topicPages: TopicPages };

/** What one listens to most, in order, each bar as long as its plays. */
export function TopTopics({ topTags, topicPages }: Props) {
  const most = Math.max(...topTags.map(({ plays }) => plays));
  return (
    <SheetSection title="Top Topics">
      <ol className="mt-4">
        {topTags.map(({ tag, plays }, index) => (
          <li key={tag} className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-2 py-1">
            <span aria-hidden="true" className="font-mono font-semibold text-muted">
              {index + 1}
            </span>
            <span
              lang={languageOf(tag)}
              className={clsx(
                "flex min-h-11 items-center",
                index === 0 ? "text-xl font-extrabold" : "text-lg font-semibold",
              )}
            >
              <TopicLink to={topicPath(tag, topicPages)}>{topicName(tag, topicPages)}</TopicLink>
            </span>
            <span className="label-mono text-muted">{countOf(plays, "play")}</span>
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="col-span-2 col-start-2 h-1.5 w-full fill-mint"
            >
              <rect width={(100 * plays) / most} height="6" />
            </svg>
          </li>
        ))}
      </ol>
    </SheetSection>
  );
}

function TopicLink({ to, children }: { to?: string; children: string }) {
  if (to === undefined) return children;
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 min-w-6 items-center underline decoration-1 underline-offset-4 hover:text-mint"
    >
      {children}
    </Link>
  );
}
