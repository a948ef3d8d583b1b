import { listEvents } from "#app/content/events.server.ts";
import { EventBrowser } from "#app/features/events/event-browser.tsx";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { site } from "#app/site.ts";
import { PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/events._index";

export { meta } from "#app/publish/page-meta.ts";

export function loader() {
  const description = "Devtherapy-ს შეხვედრები პირისპირ, თარიღითა და მისამართით.";
  return {
    events: listEvents(),
    page: sectionPage({ title: "Events", path: "/events", description }),
  };
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <PageHeading isList title={`${site.name} Events`}>
        ზოგჯერ სესია ჩანაწერს სცდება. აქ წერია, სად ვიკრიბებით, როდის იწყება და რა დაგვრჩა ჩავლილი შეხვედრებიდან.
      </PageHeading>
      <EventBrowser events={loaderData.events} />
    </main>
  );
}
