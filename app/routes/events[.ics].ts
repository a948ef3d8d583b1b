import { listEvents } from "#app/content/events.server.ts";
import { calendarOfAll } from "#app/publish/event-calendar.server.ts";

/** All events as a calendar to subscribe to. */
export function loader() {
  return new Response(calendarOfAll(listEvents()), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
