import ical, { type ICalCalendarData } from "ical-generator";
import type { EventSummary } from "#app/content/events.server.ts";
import { site } from "#app/site.ts";

/** All events as one calendar to subscribe to; calendar programs ask for it again once a day. */
export function calendarOfAll(events: readonly EventSummary[]): string {
  return calendarOf(events, { name: `${site.name} Events`, url: `${site.url}/events.ics`, ttl: 24 * 60 * 60 });
}

/**
 * Events as an iCalendar file: times in UTC, lines folded at 75 octets and ended by CRLF. UID and DTSTAMP come from
 * the event alone, so that importing it again changes it instead of adding another.
 */
export function calendarOf(events: readonly EventSummary[], subscription?: ICalCalendarData): string {
  const { host } = new URL(site.url);
  const calendar = ical({ prodId: { company: site.name, product: "Events", language: "KA" }, ...subscription });
  for (const { id, title, shortDescription, location, start, end } of events) {
    const url = `${site.url}/events/${id}`;
    calendar.createEvent({
      id: `${id}@${host}`,
      start: new Date(start),
      end: new Date(end),
      stamp: new Date(start),
      summary: title,
      description: `${shortDescription}\n\n${url}`,
      location,
      url,
    });
  }
  return `${calendar.toString()}\r\n`;
}
