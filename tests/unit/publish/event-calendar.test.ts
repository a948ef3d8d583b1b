import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { findEvent, listEvents } from "#app/content/events.server.ts";
import { calendarOf, calendarOfAll } from "#app/publish/event-calendar.server.ts";
import { buildEvent } from "#tests/factories.ts";

function parse(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar));
  const [component, ...others] = root.getAllSubcomponents("vevent");
  if (!component || others.length > 0) throw new Error("a calendar file holds one event");
  return { root, component, event: new ICAL.Event(component) };
}

const octets = (line: string) => new TextEncoder().encode(line).length;

describe("the calendar file of the game jam", () => {
  const jam = findEvent("gamejam-2025-tsu");
  if (!jam) throw new Error("the game jam is missing");
  const file = calendarOf(jam);
  const { root, component, event } = parse(file);

  test("begins at 14:00 in Tbilisi and ends 48 hours later, in UTC", () => {
    expect(component.getFirstPropertyValue("dtstart")?.toString()).toBe("2025-07-05T10:00:00Z");
    expect(component.getFirstPropertyValue("dtend")?.toString()).toBe("2025-07-07T10:00:00Z");
    expect(event.startDate.toJSDate().toISOString()).toBe("2025-07-05T10:00:00.000Z");
    expect(event.duration.toSeconds()).toBe(48 * 60 * 60);
  });

  test("says what and where in the words of the page", () => {
    expect(event.summary).toBe(jam.title);
    expect(event.location).toBe(jam.location);
    expect(event.description).toBe(`${jam.shortDescription}\n\nhttps://devtherapy.ge/events/gamejam-2025-tsu`);
    expect(component.getFirstPropertyValue("url")).toBe("https://devtherapy.ge/events/gamejam-2025-tsu");
  });

  test("is the same file whenever it is made, so that importing it again changes the event", () => {
    expect(event.uid).toBe("gamejam-2025-tsu@devtherapy.ge");
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2025-07-05T10:00:00Z");
    expect(calendarOf(jam)).toBe(file);
  });

  test("has what the standard asks for", () => {
    expect(root.getFirstPropertyValue("version")).toBe("2.0");
    expect(root.getFirstPropertyValue("prodid")).toBe("-//Devtherapy//Events//KA");
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });
});

test("long Georgian lines are folded at 75 octets and come back whole", () => {
  const shortDescription = "ძალიან გრძელი აღწერა, რომელიც ერთ ხაზში ვერ ეტევა; ".repeat(12).trim();
  const file = calendarOf(buildEvent({ shortDescription }));
  expect(Math.max(...file.split("\r\n").map(octets))).toBeLessThanOrEqual(75);
  expect(parse(file).event.description).toContain(shortDescription);
});

test("commas, semicolons, backslashes and line breaks are escaped and come back as they were", () => {
  const title = "Jam; რაუნდი 1, \\o/";
  const file = calendarOf(buildEvent({ title }));
  expect(file).toContain("SUMMARY:Jam\\; რაუნდი 1\\, \\\\o/\r\n");
  expect(file).toContain("\\n\\n");
  expect(parse(file).event.summary).toBe(title);
});

test("the calendar to subscribe to holds every event once and says how often to ask again", () => {
  const root = new ICAL.Component(ICAL.parse(calendarOfAll(listEvents())));
  const uids = root.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("uid"));
  expect(uids).toEqual(listEvents().map(({ id }) => `${id}@devtherapy.ge`));
  expect(root.getFirstPropertyValue("x-wr-calname")).toBe("Devtherapy Events");
  expect(root.getFirstPropertyValue("refresh-interval")?.toString()).toBe("P1D");
});
