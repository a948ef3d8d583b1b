import { useMemo } from "react";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { hoursOf, packTimeline, unpackTimeline } from "#app/content/timeline-data.ts";
import { wholeTimeline } from "#app/content/timeline.server.ts";
import { Timeline } from "#app/features/topics/timeline.tsx";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/topics._index";

export { meta } from "#app/publish/page-meta.ts";

export function loader() {
  return {
    timeline: packTimeline(wholeTimeline),
    olderCount: listEpisodes().length - wholeTimeline.sessions.length,
    page: sectionPage({
      title: `Topics: ${hoursOf(wholeTimeline)} hours on one sheet`,
      description:
        "Devtherapy ერთ ფურცელზე: ყველა სესია თავისი სიგრძით, ყველა თავი თავის წუთზე. აირჩიე თემა და ნახე, სად ანათებს.",
      path: "/topics",
    }),
  };
}

export default function TopicsPage({ loaderData }: Route.ComponentProps) {
  const { timeline: packed, olderCount } = loaderData;
  const timeline = useMemo(() => unpackTimeline(packed), [packed]);
  return (
    <main id="content" className="page-column">
      {/* Reserves 160 px beside the title for the order control on phones, and nothing at double text size. */}
      <div className="max-md:pr-[calc(320px-10rem)]">
        <PageHeading title="Topics" />
      </div>
      <Timeline timeline={timeline} />
      {olderCount > 0 && (
        <ButtonLink to="/episodes?sort=oldest" className="mt-8">
          {olderCount} older sessions
        </ButtonLink>
      )}
    </main>
  );
}
