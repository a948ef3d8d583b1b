import { clsx } from "clsx";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import { HeroDrawing } from "#app/artwork/hero-drawing.tsx";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { languageOf } from "#app/lib/text.ts";
import { site, socialLinks } from "#app/site.ts";
import { hasListeningData, useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { BrandIcon } from "#app/ui/brand-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Caret } from "#app/ui/headings.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { ExternalLink, Link } from "#app/ui/link.tsx";
import type { NextSession } from "./started-sessions.tsx";

const doors = [
  { to: "/episodes", name: "Episodes", note: "სესიები, თავიდან ბოლომდე" },
  { to: "/guests", name: "Guests", note: "ვინ იჯდა სავარძელში" },
  { to: "/quizzes", name: "Quizzes", note: "შეამოწმე, რა დაგამახსოვრდა" },
  { to: "/memes", name: "Memes", note: "სიცილი, როგორც hotfix" },
  { to: "/events", name: "Events", note: "სადაც ერთმანეთს პირისპირ ვხვდებით" },
] as const;

const StartedSessions = lazyComponent(null, async () => (await import("./started-sessions.tsx")).StartedSessions);

type Props = { episodeIds: readonly string[]; newest: EpisodeSummary; latest: readonly EpisodeSummary[] };

/** The first screen: the podcast, its latest or current session, and links. */
export function Hero({ episodeIds, newest, latest }: Props) {
  const positions = usePositions((state) => state.positions);
  const hasPositions = Object.keys(positions).length > 0;
  const hasHistory = useAnalytics(({ episodeStats }) => hasListeningData(episodeStats, positions));
  const [inProgress, setInProgress] = useState<NextSession>();
  const session = hasPositions && inProgress ? inProgress : newestSession(newest);

  const progress = hasHistory && <Progress episodeIds={episodeIds} latest={latest} current={session.slug} />;

  return (
    <section className="page-column pt-18 md:pt-24">
      {/* On phones the drawing is visually before the buttons, and the introduction makes room for the links below.
          `reading-flow` makes the tab order follow, where supported. */}
      <div className="grid gap-x-12 gap-y-6 max-lg:[reading-flow:grid-order] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-end">
        <div>
          <p className="text-sm font-semibold text-mint" lang="ka">
            {site.name} · {episodeIds.length} სესია ქართულად
          </p>
          <h1 tabIndex={-1} className="mt-3 text-display font-extrabold tracking-tight">
            {site.tagline}
            <Caret />
          </h1>
        </div>
        {/* Hides this block until the HTML of the drawing has arrived, because the drawing would move it. */}
        <div className="flex flex-col gap-7 not-has-[+*]:hidden max-lg:order-1">
          <p lang="ka" className="max-w-reading text-muted max-lg:order-last max-md:hidden md:text-lg">
            პოდკასტი კოდზე და მათზე, ვინც კოდს წერს. ინჟინრებთან ერთად ვსხდებით, პრობლემას სათავემდე მივყვებით და
            ვლაპარაკობთ იმაზეც, რაც ლოგებში არ ჩანს: ეჭვებზე, შეცდომებზე, კარიერასა და კარგ გადაწყვეტილებებზე.
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:gap-x-4">
            <ButtonLink to={`/episodes/${session.slug}`} plays variant="primary" className="sm:px-7">
              Listen Now
              <span className="sr-only">
                : #{session.number} {session.name}
              </span>
            </ButtonLink>
            {socialLinks.slice(0, 2).map(({ name, url, icon }) => (
              <ExternalLink
                key={name}
                href={url}
                className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-mint"
              >
                <BrandIcon name={icon} className="size-5" />
                {name}
              </ExternalLink>
            ))}
          </div>
        </div>
        <div className="@container relative mx-auto w-full max-w-md lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-none">
          <HeroDrawing />
          <Notebook session={session} />
        </div>
      </div>
      {/* Reserves room for the episodes in progress, which render after hydration. */}
      <div className={clsx("mt-4 -mb-4 min-h-14 print:hidden", !hasHistory && "hidden in-data-has-history:block")}>
        {hasPositions ? (
          <StartedSessions episodeIds={episodeIds} onFound={setInProgress} placeholder={progress}>
            {progress}
          </StartedSessions>
        ) : (
          progress
        )}
      </div>
      <nav aria-label="Explore" className="mt-6 md:mt-8">
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-x-4 border-t border-line md:grid-cols-5 md:gap-x-6">
          {doors.map(({ to, name, note }) => (
            <li key={to}>
              <Link
                to={to}
                className="group -mt-px block min-h-12 border-t-2 border-transparent py-2 transition-colors hover:border-mint md:py-3"
              >
                <span className="text-lg font-semibold group-hover:text-mint">{name}</span>
                <span lang="ka" className="block text-sm text-muted max-lg:hidden">
                  {note}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

/** The number of completed episodes, and the newest one that is not completed. */
function Progress({ episodeIds, latest, current }: Omit<Props, "newest"> & { current: string }) {
  const episodeStats = useAnalytics((state) => state.episodeStats);
  const completed = episodeIds.filter((id) => episodeStats[id]?.isCompleted).length;
  const next = latest.find(({ id, slug }) => !episodeStats[id]?.isCompleted && slug !== current);
  return (
    <p className="flex min-h-14 flex-wrap items-center gap-x-2 text-sm text-muted">
      {completed} of {episodeIds.length} completed
      {next && (
        <>
          <span aria-hidden="true">·</span>
          <Link to={`/episodes/${next.slug}`} plays className="inline-flex min-h-11 items-center text-link">
            next: #{next.number}
          </Link>
        </>
      )}
    </p>
  );
}

function newestSession({ slug, number, guest, subject, duration }: EpisodeSummary): NextSession {
  return { slug, number, name: guest || subject, heading: "Latest session", time: `${duration} min` };
}

/**
 * The notebook in hero-drawing.tsx with one session. Clicking it plays the session. Its position and its font sizes are
 * relative to the size of the drawing, so that both scale together. The paper is light in both themes.
 */
function Notebook({ session }: { session: NextSession }) {
  const { slug, number, name, heading, chapter, time } = session;
  return (
    <Link
      // Remounts for another session, so that its text does not animate from the previous text.
      key={`${heading} ${slug}`}
      to={`/episodes/${slug}`}
      plays
      className="group absolute top-[9.5%] left-[31%] flex h-[46%] w-[39%] flex-col rounded-md px-[2%] text-[#14201c] forced-color-adjust-none [--color-mint:#00785a]"
    >
      <span className="label-mono text-[max(0.75rem,2.6cqw)] @max-[18rem]:hidden">{heading}</span>
      <span className="font-mono text-[14cqw] leading-none font-semibold">#{number}</span>
      <span
        lang={languageOf(name)}
        className="mt-[1.5cqw] line-clamp-2 text-[max(0.875rem,3.6cqw)] leading-tight font-semibold group-hover:underline"
      >
        {name}
      </span>
      {chapter && (
        <span
          lang={languageOf(chapter)}
          className="mt-[0.5cqw] line-clamp-1 text-[max(0.75rem,2.8cqw)] @max-[22rem]:hidden"
        >
          {chapter}
        </span>
      )}
      <span className="mt-[1.5cqw] inline-flex items-center gap-[1.2cqw] label-mono text-[max(0.75rem,2.6cqw)]">
        <Play className="size-[4cqw] min-h-4 min-w-4 fill-current @max-[18rem]:hidden" />
        {time}
      </span>
    </Link>
  );
}
