import { findEvent } from "#app/content/events.server.ts";
import { calendarOf } from "#app/publish/event-calendar.server.ts";
import type { Route } from "./+types/events.$eventId[.ics]";

/** An event as a calendar file; a file of its own after the build. */
export function loader({ params }: Route.LoaderArgs) {
  const event = findEvent(params.eventId);
  if (!event) throw new Response("Event Not Found", { status: 404 });
  return new Response(calendarOf(event), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
