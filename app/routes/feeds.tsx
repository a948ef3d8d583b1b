import { FeedList } from "#app/features/feeds/feed-list.tsx";
import { feeds } from "#app/publish/page-meta.ts";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { PageHeading } from "#app/ui/headings.tsx";

export { meta } from "#app/publish/page-meta.ts";

const [rss, json, calendar] = feeds;

export function loader() {
  const description = "როგორ გამოიწერო Devtherapy: პოდკასტი პლეერში, ეპიზოდები RSS-ში ან JSON-ში, ივენთები კალენდარში.";
  return {
    page: sectionPage({ title: "Feeds", path: "/feeds", description }),
  };
}

export default function FeedsPage() {
  return (
    <main id="content" className="page-column">
      <PageHeading title="Feeds">
        გამოიწერე ერთხელ და ახალი სესია თვითონ მოგაკითხავს. ალგორითმი აქ არავის სჭირდება.
      </PageHeading>
      <FeedList rss={rss.path} json={json.path} calendar={calendar.path} />
    </main>
  );
}
