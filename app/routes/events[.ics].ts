import { listEvents } from "#app/content/events.server.ts";
import { calendarOfAll } from "#app/publish/event-calendar.server.ts";

/** An iCalendar feed of all events. */
export function loader() {
  return new Response(calendarOfAll(listEvents()), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
