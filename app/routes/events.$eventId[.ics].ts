import { findEvent } from "#app/content/events.server.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { calendarOf } from "#app/publish/event-calendar.server.ts";
import type { Route } from "./+types/events.$eventId[.ics]";

/** An event as an iCalendar file. */
export function loader({ params }: Route.LoaderArgs) {
  const event = orNotFound(findEvent(params.eventId), "Event");
  return new Response(calendarOf([event]), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
