import { findEvent } from "#app/content/events.server.ts";
import { EventDetails } from "#app/features/events/event-details.tsx";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { pageLoader } from "#app/page-route.ts";
import { posterOf } from "#app/publish/share-image-content.server.ts";
import { eventGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/events.$eventId";

export { clientLoader, ErrorBoundary, meta, shouldRevalidate } from "#app/page-route.ts";

export const handle: PageFrame = {
  back: { to: "/events", label: "Back to Events" },
  missing: { title: "Event Not Found" },
};

export const loader = pageLoader(({ params }: Route.LoaderArgs) => {
  const event = orNotFound(findEvent(params.eventId), "Event");
  const { id, title, shortDescription: description } = event;
  const picture = posterOf(id);
  return {
    event,
    // Extends the event's title, because another page, such as the game jam's, may have the same title.
    page: {
      title: `${title}: Event Details`,
      description,
      path: `/events/${id}`,
      picture,
      graph: eventGraph(event),
    },
  };
});

export default function EventPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <EventDetails key={loaderData.event.id} event={loaderData.event} />
    </main>
  );
}
