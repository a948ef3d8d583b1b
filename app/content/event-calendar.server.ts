import ical from "ical-generator";

import { site } from "#app/site.ts";

import type { PodcastEvent } from "./events.server.ts";

/**
 * An event as an iCalendar file: times in UTC, lines folded at 75 octets and ended by CRLF. UID and DTSTAMP come from
 * the event alone, so that importing it again changes it instead of adding another.
 */
export function calendarOf({ id, title, shortDescription, location, start, end }: PodcastEvent): string {
  const { host } = new URL(site.url);
  const url = `${site.url}/events/${id}`;
  const calendar = ical({ prodId: { company: site.name, product: "Events", language: "KA" } });
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
  return `${calendar.toString()}\r\n`;
}
