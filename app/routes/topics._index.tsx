import { listEpisodes } from "#app/content/episodes.server.ts";
import { wholeTimeline } from "#app/content/timeline.server.ts";
import { hoursOf, type Timeline as TimelineContent } from "#app/content/timeline.ts";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { Timeline } from "#app/features/topics/timeline.tsx";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { withBuild } from "#app/lib/release.ts";
import type { Page } from "#app/publish/page-meta.ts";
import { topicsGraph } from "#app/publish/structured-data.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ListHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/topics._index";

export { ErrorBoundary, meta, shouldRevalidate } from "#app/page.ts";

export const handle: PageHandle = { back: null };

export function loader() {
  return withBuild({
    olderCount: listEpisodes().length - wholeTimeline.sessions.length,
    page: {
      title: `Topics: ${hoursOf(wholeTimeline)} hours on one sheet`,
      description:
        "Devtherapy ერთ ფურცელზე: ყველა სესია თავისი სიგრძით, ყველა თავი თავის წუთზე. აირჩიე თემა და ნახე, სად ანათებს.",
      path: "/topics",
      graph: topicsGraph(),
    } satisfies Page,
  });
}

/** Who comes from another page fetches the timeline; a page that is loaded holds it itself. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, timeline] = await Promise.all([serverLoader(), fetchJson("/topics/timeline.json", readTimeline)]);
  return { ...data, timeline };
}

/** Checks what came over the network: a host may answer with an error page. The build has checked the content. */
function readTimeline(value: unknown): TimelineContent {
  const { sessions, topics } = asRecord(value) ?? {};
  if (!Array.isArray(sessions) || !Array.isArray(topics)) throw new Error("The file holds no timeline");
  return { sessions, topics };
}

export default function TopicsPage({ loaderData }: Route.ComponentProps) {
  const { olderCount } = loaderData;
  return (
    <main id="content" className="list-page page-column">
      <ListHeading title="Topics" />
      <Timeline timeline={"timeline" in loaderData ? loaderData.timeline : undefined} />
      {olderCount > 0 && (
        <ButtonLink to="/episodes?sort=oldest" className="mt-8">
          {olderCount} older sessions
        </ButtonLink>
      )}
    </main>
  );
}
