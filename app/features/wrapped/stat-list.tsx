import { clsx } from "clsx";
import { Drawing } from "#app/artwork/drawing.tsx";
import duck from "#app/artwork/drawings/duck.svg?url";
import { secondsIn } from "#app/lib/intervals.ts";
import { languageOf } from "#app/lib/words.ts";
import { usePositions } from "#app/store/positions.ts";
import { diagnose, type WrappedStats } from "./wrapped-stats.ts";

/** The numbers of the year, the first of them large, and what the duck makes of them. */
export function StatList({ stats }: { stats: WrappedStats }) {
  const { episodesCompleted, totalPlayEvents, mostListenedGuest = "Various", streakDays } = stats;
  const heard = usePositions(({ positions }) =>
    Object.values(positions).reduce((sum, position) => sum + secondsIn(position.heard), 0),
  );
  return (
    <>
      <dl className="mt-8 grid gap-x-6 md:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-14">
        <div className="flex flex-col-reverse md:row-span-4 md:pr-6">
          <dt className="relative mt-3 text-lg font-semibold">Episodes Completed</dt>
          <dd className="font-mono text-[clamp(min(6.5rem,28vw),24vw,13rem)] leading-[0.85] font-semibold tracking-tighter text-mint">
            {episodesCompleted}
          </dd>
        </div>
        <Reading label="Play Sessions" value={String(totalPlayEvents)} className="max-md:mt-8 max-md:border-t" />
        <Reading label="Top Guest" value={mostListenedGuest} isName />
        <Reading label="Active Days" value={streakDays === 0 ? "Fresh" : String(streakDays)} />
        {heard >= 60 && <Reading label="Time Listened" value={formatHours(heard)} />}
      </dl>
      <div className="mt-10 grid items-center gap-4 border-l-4 border-warm pl-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-6">
        <div>
          <p className="label-mono text-warm">Diagnosis</p>
          <p lang="ka" className="mt-1 text-xl font-semibold wrap-anywhere">
            {diagnose(episodesCompleted)}
          </p>
        </div>
        <Stamp />
      </div>
    </>
  );
}

type ReadingProps = { label: string; value: string; isName?: boolean; className?: string };

function Reading({ label, value, isName = false, className }: ReadingProps) {
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-4 ${className ?? ""}`}>
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

/** Seen and signed. */
function Stamp() {
  return (
    <div
      aria-hidden="true"
      className="flex size-[96px] -rotate-12 flex-col items-center justify-center justify-self-end rounded-full border-4 border-double border-warm md:size-[128px]"
    >
      <Drawing src={duck} size={[106, 88]} className="h-[40px] w-auto md:h-[56px]" />
      <span className="font-mono text-[10px] font-semibold text-warm md:text-[13px]">Dr. Duck</span>
    </div>
  );
}

/** "3h 20m", or "20m" under an hour. Takes seconds. */
export function formatHours(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}
