import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type { PodcastEvent } from "#app/content/events.server.ts";
import { EventDetails } from "#app/features/events/event-details.tsx";
import { buildEvent } from "#tests/factories.ts";

const before = "2025-06-25T10:00:00Z";
const after = "2025-07-08T10:00:00Z";

function renderAt(now: string, overrides: Partial<PodcastEvent> = {}) {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const Stub = createRoutesStub([{ path: "/", Component: () => <EventDetails event={buildEvent(overrides)} /> }]);
  render(<Stub />);
}

const badges = () =>
  within(screen.getByRole("list", { name: "Badges" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("before the event its page says how far away it is and invites", () => {
  renderAt(before);
  expect(badges()).toEqual(["Upcoming", "In 10 days", "Game Jam", "Featured"]);
  expect(screen.getByRole("link", { name: /^RSVP/ })).toHaveAttribute("href", "https://lu.ma/test");
  expect(screen.queryByText("Registration is closed")).not.toBeInTheDocument();
});

test("before the event no recording is shown, even if its address is known", () => {
  renderAt(before, { youtubeId: "0d-j8jDxiJE" });
  expect(screen.queryByText("Event Recording")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Watch on YouTube/ })).toBeVisible();
});

test.each(["2025-07-05T10:00:01Z", "2025-07-06T05:00:00Z"])(
  "while the event runs (%s) its page says so, and registration is closed",
  (now) => {
    renderAt(now, { youtubeId: "0d-j8jDxiJE" });
    expect(badges()).toEqual(["Happening now", "Game Jam", "Featured"]);
    expect(screen.getByText("Registration is closed")).toBeVisible();
    expect(screen.queryByText("Event Recording")).not.toBeInTheDocument();
  },
);

test("after the event its page says so; registration steps back and is closed", () => {
  renderAt(after, { featured: false });
  expect(badges()).toEqual(["Past", "Game Jam"]);
  expect(screen.getByText("Registration is closed")).toBeVisible();
  expect(screen.getByRole("link", { name: /^RSVP/ })).toBeVisible();
});

test("after the event the recording is shown, which loads nothing by itself", () => {
  renderAt(after, { youtubeId: "0d-j8jDxiJE" });
  expect(screen.getByRole("heading", { name: "Event Recording" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Play: Test Jam" })).toBeVisible();
  expect(document.querySelector("iframe")).toBeNull();
});

test("links are shown where they exist", () => {
  const pages = { slides: "https://a.test/slides", blog: "https://a.test/blog", notion: "https://a.test/notes" };
  renderAt(after, { ...pages, youtubeId: "0d-j8jDxiJE" });
  const expected = {
    "Watch on YouTube": "https://www.youtube.com/watch?v=0d-j8jDxiJE",
    "Download Slides": pages.slides,
    "Blog Post": pages.blog,
    Notes: pages.notion,
  };
  for (const [name, href] of Object.entries(expected)) {
    expect(screen.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", href);
  }
  expect(screen.getByRole("heading", { name: "Additional Resources" })).toBeVisible();
});

test("links are missing where they do not exist", () => {
  renderAt(before, { rsvp: undefined });
  for (const name of [/RSVP/, /Watch on YouTube/, /Download Slides/]) {
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByText("Additional Resources")).not.toBeInTheDocument();
});

test("the link to the calendar file is always there", () => {
  renderAt(before);
  const link = screen.getByRole("link", { name: "Add to calendar" });
  expect(link).toHaveAttribute("href", "/events/test-jam.ics");
  expect(link).toHaveAttribute("download", "test-jam.ics");
});

test("the description keeps its lines, its headings and its links", () => {
  renderAt(before, { fullDescription: "შესავალი.\n\nროდის\nშაბათს.\n\nერთი.\nორი: https://example.com/jam." });
  expect(screen.getByRole("heading", { name: "როდის" })).toBeVisible();
  expect(screen.getByText("შაბათს.")).toBeVisible();
  expect(screen.getByText(/^ერთი/)).toHaveClass("whitespace-pre-line");
  expect(screen.getByRole("link", { name: /^example.com\/jam/ })).toHaveAttribute("href", "https://example.com/jam");
});

test("the facts are told in the specified order", () => {
  renderAt(before);
  expect(screen.getAllByRole("term").map((name) => name.textContent)).toEqual(["Type", "Date & Time", "Location"]);
});
