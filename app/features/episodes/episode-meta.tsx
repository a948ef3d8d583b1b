import type { ReactNode } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { formatDate } from "#app/lib/dates.ts";

type Props = Pick<EpisodeSummary, "date" | "duration"> & {
  /** Replaces the duration. */
  children?: ReactNode;
};

/** An episode's date and duration: "25 ოქტომბერი 2025 · 132 min". On narrow cards the duration takes a second line. */
export function EpisodeMeta({ date, duration, children = `${duration} min` }: Props) {
  return (
    <>
      <time dateTime={date} lang="ka" className="@max-[16rem]:block">
        {formatDate(date)}
      </time>
      <span aria-hidden="true" className="@max-[16rem]:hidden">
        {" · "}
      </span>
      {children}
    </>
  );
}
