import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { Drawing } from "#app/artwork/drawing.tsx";
import duck from "#app/artwork/drawings/duck.svg?url";
import { EpisodeCover } from "#app/artwork/episode-cover.tsx";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { tagLinks } from "#app/content/topics.ts";
import { countOf, languageOf } from "#app/lib/text.ts";
import { site } from "#app/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { TagList } from "#app/ui/tag.tsx";
import type { Achievement } from "./achievements.ts";
import { diagnose } from "./diagnoses.ts";
import { SheetSection } from "./notebook-sheet.tsx";
import type { WrappedStats } from "./wrapped-stats.ts";

const shownTags = 3;

/** Four stat cards, the first one large. */
export function StatList({ stats }: { stats: WrappedStats }) {
  const { episodesCompleted, totalPlayEvents, mostListenedGuest = "Various", streakDays } = stats;
  return (
    <dl className="mt-8 grid gap-x-6 md:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-14">
      <div className="flex flex-col-reverse md:row-span-3 md:pr-6">
        <dt className="relative mt-3 text-lg font-semibold">Episodes Completed</dt>
        <dd className="font-mono text-[clamp(min(6.5rem,28vw),24vw,13rem)] leading-[0.85] font-semibold tracking-tighter text-mint">
          {episodesCompleted}
        </dd>
      </div>
      <Reading label="Play Sessions" value={String(totalPlayEvents)} />
      <Reading label="Top Guest" value={mostListenedGuest} isName />
      <Reading label="Active Days" value={streakDays === 0 ? "Fresh" : String(streakDays)} />
    </dl>
  );
}

function Reading({ label, value, isName }: { label: string; value: string; isName?: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-4 max-md:nth-2:mt-8 max-md:nth-2:border-t">
      <dt className="text-muted">{label}</dt>
      <dd
        lang={languageOf(value)}
        className={clsx("ml-auto min-w-0 text-right text-xl font-semibold wrap-anywhere", !isName && "font-mono")}
      >
        {value}
      </dd>
    </div>
  );
}

export function FavoriteEpisode({ episode }: { episode: EpisodeSummary }) {
  const { number, slug, tags, guest, subject, description, tagInfo } = episode;
  return (
    <SheetSection title="Favorite Episode" className="mt-16">
      <article className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="self-start overflow-hidden rounded-md">
          <EpisodeCover number={number} slug={slug} tags={tags} />
        </div>
        <div>
          <h3 className="text-xl leading-snug">
            <span className="sr-only">Episode #{number}: </span>
            <span lang={languageOf(guest || subject)}>{guest || subject}</span>
          </h3>
          {guest && (
            <p lang={languageOf(subject)} className="mt-1 text-muted">
              {subject}
            </p>
          )}
          <p lang="ka" className="mt-4 text-sm">
            {description}
          </p>
          <TagList tags={tagLinks(tags.slice(0, shownTags), tagInfo)} className="mt-2" />
          <ButtonLink to={`/episodes/${slug}`} variant="primary" className="mt-5">
            Replay Episode
          </ButtonLink>
        </div>
      </article>
    </SheetSection>
  );
}

/** The most played topics. Each bar is as long as its plays. */
export function TopTopics({ topTags }: Pick<WrappedStats, "topTags">) {
  const most = Math.max(...topTags.map(({ plays }) => plays));
  return (
    <SheetSection title="Top Topics">
      <ol className="mt-4">
        {topTags.map(({ name, to, plays }, index) => (
          <li key={name} className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-2 py-1">
            <span aria-hidden="true" className="font-mono font-semibold text-muted">
              {index + 1}
            </span>
            <span lang={languageOf(name)} className="flex min-h-11 items-center text-lg font-semibold">
              {to ? (
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-mint"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            <span className="label-mono text-muted">{countOf(plays, "play")}</span>
            <span className="col-span-2 col-start-2 h-1.5 bg-mint" style={{ width: `${(100 * plays) / most}%` }} />
          </li>
        ))}
      </ol>
    </SheetSection>
  );
}

/** The achievements, styled as the output of a test run. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const earned = achievements.filter(({ isEarned }) => isEarned).length;
  return (
    <SheetSection title="Achievements">
      <ul className="mt-4 space-y-4">
        {achievements.map(({ name, remark, isEarned }) => (
          <li key={name} className="grid grid-cols-[1.75rem_1fr] items-start">
            {isEarned ? (
              <Check strokeWidth={3.5} className="mt-1 size-5 text-good" />
            ) : (
              <CircleDashed className="mt-1 size-5 text-muted" />
            )}
            <div>
              <p className="text-lg font-semibold">{name}</p>
              <p lang="ka" className="text-sm text-muted">
                {remark}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-5 label-mono text-muted">
        {earned > 0 ? `${earned} passed, 0 failed` : "No tests found. Yet."}
      </p>
    </SheetSection>
  );
}

/** The duck's diagnosis and prescription. */
export function ContinueJourney({ episodesCompleted }: { episodesCompleted: number }) {
  return (
    <SheetSection title={`Continue Your ${site.name} Journey`} className="mt-16">
      <div className="mt-5 grid items-center gap-4 border-l-4 border-warm pl-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-6">
        <div>
          <p className="label-mono text-warm">Diagnosis</p>
          <p lang="ka" className="mt-1 text-xl font-semibold wrap-anywhere">
            {diagnose(episodesCompleted)}
          </p>
          <p lang="ka" className="mt-2 max-w-reading text-muted">
            დანიშნულება ერთია: კიდევ ერთი ეპიზოდი, ყოველდღე, ჭამის შემდეგ. უკუჩვენება არ გამოვლენილა.
          </p>
        </div>
        {/* The duck's stamp. */}
        <div
          aria-hidden="true"
          className="flex size-[96px] -rotate-12 flex-col items-center justify-center justify-self-end rounded-full border-4 border-double border-warm md:size-[128px]"
        >
          <Drawing src={duck} size={[106, 88]} className="h-[40px] w-auto md:h-[56px]" />
          <span className="font-mono text-[10px] font-semibold text-warm md:text-[13px]">Dr. Duck</span>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/episodes" variant="primary">
          Browse Episodes
        </ButtonLink>
        <ButtonLink to="/guests">Meet Our Guests</ButtonLink>
      </div>
    </SheetSection>
  );
}
