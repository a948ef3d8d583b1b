import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PodcastEvent } from "#app/content/events.server.ts";
import { EventDetails } from "#app/features/events/event-details.tsx";
import { buildEvent } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const before = "2025-06-25T10:00:00Z";
const after = "2025-07-08T10:00:00Z";

function renderAt(now: string, overrides: Partial<PodcastEvent> = {}) {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  renderPage(<EventDetails event={buildEvent(overrides)} />);
}

const badges = () =>
  within(screen.getByRole("list", { name: "Badges" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

const recorded = { youtubeId: "0d-j8jDxiJE" };

test("before the event, shows the days left and the RSVP link, and hides the recording and missing links", () => {
  renderAt(before, recorded);
  expect(badges()).toEqual(["Upcoming", "In 10 days", "Game Jam", "Featured"]);
  expect(screen.getByRole("link", { name: /^RSVP/ })).toHaveAttribute("href", "https://lu.ma/test");
  expect(screen.queryByText("Registration is closed")).not.toBeInTheDocument();
  expect(screen.queryByText("Event Recording")).not.toBeInTheDocument();
  const calendar = screen.getByRole("link", { name: "Add to calendar" });
  expect(calendar).toHaveAttribute("href", "/events/test-jam.ics");
  expect(calendar).toHaveAttribute("download", "test-jam.ics");
  expect(screen.queryByRole("link", { name: /Download Slides/ })).not.toBeInTheDocument();
  expect(screen.queryByText("Additional Resources")).not.toBeInTheDocument();
});

test("during the event, shows that it is on and that registration is closed", () => {
  renderAt("2025-07-05T10:00:01Z", recorded);
  expect(badges()).toEqual(["Happening now", "Game Jam", "Featured"]);
  expect(screen.getByText("Registration is closed")).toBeVisible();
  expect(screen.queryByText("Event Recording")).not.toBeInTheDocument();
});

test("after the event, shows its recording and links, and that registration is closed", () => {
  const pages = { slides: "https://a.test/slides", blog: "https://a.test/blog", notion: "https://a.test/notes" };
  renderAt(after, { ...pages, ...recorded, featured: false });
  expect(badges()).toEqual(["Past", "Game Jam"]);
  expect(screen.getByText("Registration is closed")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Event Recording" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Additional Resources" })).toBeVisible();
  const expected = {
    RSVP: "https://lu.ma/test",
    "Watch on YouTube": "https://www.youtube.com/watch?v=0d-j8jDxiJE",
    "Play: Test Jam": expect.stringContaining("0d-j8jDxiJE"),
    "Download Slides": pages.slides,
    "Blog Post": pages.blog,
    Notes: pages.notion,
  };
  for (const [name, href] of Object.entries(expected)) {
    expect(screen.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", href);
  }
});

test("shows that an event is canceled, without days left or RSVP", () => {
  renderAt(before, { cancelled: true });
  expect(badges()).toEqual(["Canceled", "Game Jam", "Featured"]);
  expect(screen.getByText("Registration is closed")).toBeVisible();
});

test("keeps lines, headings and links of the description", () => {
  renderAt(before, { fullDescription: "შესავალი.\n\nროდის\nშაბათს.\n\nერთი.\nორი: https://example.com/jam." });
  expect(screen.getByRole("heading", { name: "როდის" })).toBeVisible();
  expect(screen.getByText("შაბათს.")).toBeVisible();
  expect(screen.getByText(/^ერთი/)).toHaveClass("whitespace-pre-line");
  expect(screen.getByRole("link", { name: /^example.com\/jam/ })).toHaveAttribute("href", "https://example.com/jam");
});

test.each(["შაბათს. ", "• ლეპტოპი", "1. ლეპტოპი", "– ლეპტოპი"])(
  "makes no heading of a sentence or a list: %s",
  (line) => {
    renderAt(before, { fullDescription: `${line}\nმაუსი` });
    expect(screen.queryByRole("heading", { name: line.trim() })).toBeNull();
  },
);

test("lists the facts in the agreed order", () => {
  renderAt(before);
  expect(screen.getAllByRole("term").map((name) => name.textContent)).toEqual(["Type", "Date & Time", "Location"]);
});
