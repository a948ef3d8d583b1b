import { data } from "react-router";
import { findEvent } from "#app/content/events.server.ts";
import { EventDetails } from "#app/features/events/event-details.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { withBuild } from "#app/lib/release.ts";
import { posterOf } from "#app/publish/og-images.server.ts";
import { notFoundPageMeta, pageMeta } from "#app/publish/page-meta.ts";
import { eventGraph } from "#app/publish/structured-data.server.ts";
import type { Route } from "./+types/events.$eventId";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";
export { clientLoader, shouldRevalidate } from "#app/navigation/client-loader.ts";

export const handle: PageHandle = {
  back: { to: "/events", label: "Back to Events" },
  missing: { title: "Event Not Found" },
};

export function loader({ params }: Route.LoaderArgs) {
  const event = findEvent(params.eventId);
  if (!event) throw data("Event Not Found", { status: 404 });
  return withBuild({ event, poster: posterOf(event.id), graph: eventGraph(event) });
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return notFoundPageMeta("Event Not Found", error);
  const { event, poster, graph } = loaderData;
  const { id, title, shortDescription } = event;
  // An event may have a page of its own besides, with its plain title.
  return pageMeta({
    title: `${title}: Event Details`,
    description: shortDescription,
    path: `/events/${id}`,
    picture: poster,
    graph,
  });
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-column">
      <EventDetails key={loaderData.event.id} event={loaderData.event} />
    </main>
  );
}
