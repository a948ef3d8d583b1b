import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { EventDetails } from "#app/features/events/event-details.tsx";
import { Wrapped } from "#app/features/wrapped/wrapped.tsx";
import { useAnalytics } from "#app/store/analytics.ts";
import { buildEpisode, buildEvent, buildStats } from "#tests/factories.ts";

function renderAt(zone: string, now: string, page: React.ReactNode) {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const Stub = createRoutesStub([{ path: "/", Component: () => page }]);
  render(<Stub />);
}

test.each([
  ["Pacific/Kiritimati", "შენი საათით: კვირა, 6 ივლისი 2025, 00:00"],
  ["America/Los_Angeles", "შენი საათით: შაბათი, 5 ივლისი 2025, 03:00"],
  ["Asia/Tbilisi", ""],
])("shows an event's time in Tbilisi, and the visitor's own time if it differs, in %s", (zone, theirs) => {
  renderAt(zone, "2025-06-28T09:00:00Z", <EventDetails event={buildEvent()} />);
  expect(screen.getByText("შაბათი, 5 ივლისი 2025, 14:00 თბილისის დროით")).toBeVisible();
  expect(screen.queryByText(/^შენი საათით/)?.textContent ?? "").toBe(theirs);
});

test.each([
  ["Pacific/Kiritimati", "2025-12-31T19:59:59Z", "2025"],
  ["America/Los_Angeles", "2025-12-31T20:00:00Z", "2026"],
])("uses Tbilisi's year and days in Dev Wrapped in %s at %s: %s", (zone, now, year) => {
  const stats = (lastPlayedAt: string) => buildStats({ playCount: 1, isCompleted: true, lastPlayedAt });
  const [a, b] = [stats("2025-12-31T19:30:00Z"), stats("2025-12-31T20:30:00Z")];
  useAnalytics.setState({ episodeStats: { a, b } });
  const episodes = [buildEpisode({ id: "a" }), buildEpisode({ id: "b", number: 8 })];
  renderAt(zone, now, <Wrapped episodes={episodes} />);
  expect(screen.getByRole("heading", { level: 1, name: `Dev Wrapped ${year}` })).toBeVisible();
  expect(screen.getByText("Active Days").parentElement).toHaveTextContent("2");
});
