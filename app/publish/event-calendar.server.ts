import ical, { type ICalCalendarData, ICalEventStatus } from "ical-generator";
import type { EventSummary } from "#app/content/events.server.ts";
import { buildTime } from "#app/lib/use-now.ts";
import { site } from "#app/site.ts";

/** Returns an iCalendar feed of all events. Calendar apps refresh it once a day. */
export function calendarOfAll(events: readonly EventSummary[]): string {
  return calendarOf(events, { name: `${site.name} Events`, url: `${site.url}/events.ics`, ttl: 24 * 60 * 60 });
}

/**
 * Returns events as an iCalendar file: times in UTC, lines folded at 75 octets and ended by CRLF. UID and DTSTAMP
 * depend only on the event, so a second import updates the entry instead of adding another. Calendars accept a change
 * only with a higher SEQUENCE.
 */
export function calendarOf(events: readonly EventSummary[], subscription?: ICalCalendarData): string {
  const calendar = ical({ prodId: { company: site.name, product: "Events", language: "KA" }, ...subscription });
  for (const { id, title, shortDescription, location, start, end, revision, cancelled } of events) {
    const url = `${site.url}/events/${id}`;
    calendar.createEvent({
      // Never changes: calendars add an event with a new UID beside the old one. So this is not `site.url`.
      id: `${id}@devtherapy.ge`,
      start: new Date(start),
      end: new Date(end),
      stamp: new Date(start),
      sequence: revision ?? 0,
      lastModified: revision ? new Date(buildTime) : null,
      status: cancelled ? ICalEventStatus.CANCELLED : null,
      summary: title,
      description: `${shortDescription}\n\n${url}`,
      location,
      url,
    });
  }
  return `${calendar.toString()}\r\n`;
}
