import ICAL from "ical.js";
import { expect, test } from "vitest";
import { findEvent, listEvents } from "#app/content/events.server.ts";
import { buildTime } from "#app/lib/use-now.ts";
import { calendarOf, calendarOfAll } from "#app/publish/event-calendar.server.ts";
import { buildEvent } from "#tests/factories.ts";

function parse(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar));
  const [component, ...others] = root.getAllSubcomponents("vevent");
  if (!component || others.length > 0) throw new Error("a calendar file holds one event");
  return { root, component, event: new ICAL.Event(component) };
}

test("writes time, title and location of the game jam, identically in every build", () => {
  const jam = findEvent("gamejam-2025-tsu");
  if (!jam) throw new Error("the game jam is missing");
  const file = calendarOf([jam]);
  const { root, component, event } = parse(file);
  expect(component.getFirstPropertyValue("dtstart")?.toString()).toBe("2025-07-05T10:00:00Z");
  expect(component.getFirstPropertyValue("dtend")?.toString()).toBe("2025-07-07T10:00:00Z");
  expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2025-07-05T10:00:00Z");
  expect(event.uid).toBe("gamejam-2025-tsu@devtherapy.ge");
  expect([event.summary, event.location]).toEqual([jam.title, jam.location]);
  expect(event.description).toBe(`${jam.shortDescription}\n\nhttps://devtherapy.ge/events/gamejam-2025-tsu`);
  expect(component.getFirstPropertyValue("url")).toBe("https://devtherapy.ge/events/gamejam-2025-tsu");
  expect(root.getFirstPropertyValue("version")).toBe("2.0");
  expect(root.getFirstPropertyValue("prodid")).toBe("-//Devtherapy//Events//KA");
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("folds long Georgian lines at 75 octets without losing text", () => {
  const shortDescription = "ძალიან გრძელი აღწერა, რომელიც ერთ ხაზში ვერ ეტევა; ".repeat(12).trim();
  const file = calendarOf([buildEvent({ shortDescription })]);
  expect(Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(parse(file).event.description).toContain(shortDescription);
});

test("escapes commas, semicolons, backslashes and line breaks so that parsers restore them", () => {
  const title = "Jam; რაუნდი 1, \\o/";
  const file = calendarOf([buildEvent({ title })]);
  expect(file).toContain("SUMMARY:Jam\\; რაუნდი 1\\, \\\\o/\r\n");
  expect(parse(file).event.summary).toBe(title);
});

test("lists every event once in the subscribable calendar, with a refresh interval", () => {
  const root = new ICAL.Component(ICAL.parse(calendarOfAll(listEvents())));
  const uids = root.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("uid"));
  expect(uids).toEqual(listEvents().map(({ id }) => `${id}@devtherapy.ge`));
  expect(root.getFirstPropertyValue("x-wr-calname")).toBe("Devtherapy Events");
  expect(root.getFirstPropertyValue("refresh-interval")?.toString()).toBe("P1D");
});

test("writes SEQUENCE and LAST-MODIFIED only for revised events", () => {
  const first = parse(calendarOf([buildEvent()]));
  expect(first.event.sequence).toBe(0);
  expect(first.component.hasProperty("last-modified")).toBe(false);
  const revised = parse(calendarOf([buildEvent({ location: "ბათუმი", revision: 2 })]));
  expect([revised.event.uid, revised.event.location]).toEqual([first.event.uid, "ბათუმი"]);
  expect(revised.event.sequence).toBe(2);
  const modified = revised.component.getFirstPropertyValue("last-modified");
  expect(Date.parse(String(modified))).toBe(Math.floor(Date.parse(buildTime) / 1000) * 1000);
});

test("writes STATUS:CANCELLED for canceled events; writes no status for other events", () => {
  const status = (event: Parameters<typeof buildEvent>[0]) =>
    parse(calendarOf([buildEvent(event)])).component.getFirstPropertyValue("status");
  expect(status({ cancelled: true, revision: 1 })).toBe("CANCELLED");
  expect(status({})).toBeNull();
});
