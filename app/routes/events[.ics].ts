import { calendarOfAll } from "#app/content/event-calendar.server.ts";
import { listEvents } from "#app/content/events.server.ts";

/** All events as a calendar to subscribe to. */
export function loader() {
  return new Response(calendarOfAll(listEvents()), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
