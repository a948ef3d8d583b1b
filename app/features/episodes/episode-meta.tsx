import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { formatDate } from "#app/lib/tbilisi-calendar.ts";

/** An episode's date and duration: "25 ოქტომბერი 2025 · 132 min". On narrow cards the duration takes a second line. */
export function EpisodeMeta({ date, duration }: Pick<EpisodeSummary, "date" | "duration">) {
  return (
    <>
      <time dateTime={date} lang="ka" className="@max-[16rem]:block">
        {formatDate(date)}
      </time>
      <span aria-hidden="true" className="@max-[16rem]:hidden">
        {" · "}
      </span>
      {`${duration} min`}
    </>
  );
}
