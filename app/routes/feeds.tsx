import { FeedList } from "#app/features/feeds/feed-list.tsx";
import { withBuild } from "#app/lib/release.ts";
import { feeds, pageMeta } from "#app/publish/page-meta.ts";
import { graphOf } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/feeds";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";

const [rss, json, calendar] = feeds;

export function loader() {
  return withBuild({ graph: graphOf([{ name: "Feeds", path: "/feeds" }]) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Feeds",
    description: "როგორ გამოიწერო Devtherapy: პოდკასტი პლეერში, ეპიზოდები RSS-ში ან JSON-ში, ივენთები კალენდარში.",
    path: "/feeds",
    graph: loaderData?.graph,
  });
}

export default function FeedsPage() {
  return (
    <main id="content" className="page-column">
      <PageHeading
        title="Feeds"
        lead={<span lang="ka">გამოიწერე ერთხელ და ახალი სესია თვითონ მოგაკითხავს. ალგორითმი აქ არავის სჭირდება.</span>}
      />
      <FeedList rss={rss.path} json={json.path} calendar={calendar.path} />
    </main>
  );
}
