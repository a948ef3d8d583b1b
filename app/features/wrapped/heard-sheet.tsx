import ImageDown from "lucide-react/icons/image-down";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { secondsIn } from "#app/lib/intervals.ts";
import { languageOf } from "#app/lib/words.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { SaveImageButton } from "#app/ui/save-image-button.tsx";
import { heardCountText, listHeardLines } from "./heard-lines.ts";
import { SheetSection } from "./notebook-sheet.tsx";

const importCard = () => import("./share/heard-card.tsx");

/** The heard parts of every episode, to scale. */
export function HeardSheet({ episodes }: { episodes: readonly EpisodeSummary[] }) {
  const stats = useAnalytics((state) => state.episodeStats);
  const positions = usePositions((state) => state.positions);
  const lines = listHeardLines(episodes, stats, positions);
  if (lines.length === 0) return null;
  const count = heardCountText(lines);
  const seconds = secondsIn(episodes.flatMap(({ id }) => positions[id]?.heard ?? []));
  const longest = Math.max(...lines.map(({ duration }) => duration));
  return (
    <SheetSection title="What You Heard" className="mt-16">
      <p className="mt-3 text-muted">
        {count}
        {seconds >= 60 && ` · Time Listened: ${formatHours(seconds)}`}
      </p>
      <ol className="mt-5">
        {lines.map(({ slug, number, name, duration, intervals }) => (
          <li key={slug} className="grid items-center md:grid-cols-[13rem_minmax(0,1fr)]">
            <Link to={`/episodes/${slug}`} className="flex min-h-9 items-center gap-2 text-sm hover:text-mint">
              <span className="w-8 shrink-0 label-mono text-muted">#{number}</span>
              <span lang={languageOf(name)} className="truncate">
                {name}
              </span>
            </Link>
            <svg
              viewBox={`0 0 ${duration} 16`}
              width={`${(duration / longest) * 100}%`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-4"
            >
              <path d={`M0 8H${duration}`} className="stroke-line stroke-16 forced-colors:stroke-[GrayText]" />
              <path
                d={intervals.map(([from, to]) => `M${from} 8H${to}`).join("")}
                className="stroke-mint stroke-16 forced-colors:stroke-[Highlight]"
              />
            </svg>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <SaveImageButton
          label="Save this sheet as image"
          icon={ImageDown}
          saved="Your sheet was saved as image!"
          fileName="dev-wrapped-sheet.png"
          importCard={importCard}
          card={{ lines, count }}
        />
        <ButtonLink to="/topics">The whole show on one sheet</ButtonLink>
      </div>
    </SheetSection>
  );
}

/** "3h 20m", or "20m" under an hour. */
export function formatHours(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}
