import { findEvent } from "#app/content/events.server.ts";
import { EventDetails } from "#app/features/events/event-details.tsx";
import { missingScreen } from "#app/features/shell/error-screens.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { posterOf } from "#app/publish/share-image-content.server.ts";
import { eventGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/events.$eventId";

export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";
export { meta } from "#app/publish/page-meta.ts";

const back = { to: "/events", label: "Back to Events" };

export const handle: PageHandle = { back };

export const ErrorBoundary = missingScreen({ title: "Event Not Found", back });

export function loader({ params }: Route.LoaderArgs) {
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
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <EventDetails key={loaderData.event.id} event={loaderData.event} />
    </main>
  );
}
