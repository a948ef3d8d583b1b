import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { EventDetails } from "#app/features/events/event-details.tsx";
import { JamHero } from "#app/features/game-jam/jam-hero.tsx";
import { Wrapped } from "#app/features/wrapped/wrapped.tsx";
import { phaseOf } from "#app/lib/date-range.ts";
import { useStore } from "#app/store/store.ts";
import { buildEpisode, buildEvent, buildGameJam, buildStats, wholeList } from "#tests/factories.ts";

/** Where visitors are, the furthest ahead and far behind Tbilisi, and what their clock shows when the jam starts. */
const places = [
  { zone: "Pacific/Kiritimati", theirs: "კვირა, 6 ივლისი, 2025, 00:00" },
  { zone: "America/Los_Angeles", theirs: "შაბათი, 5 ივლისი, 2025, 03:00" },
];

const event = buildEvent();
const jam = buildGameJam();

function renderAt(now: string, page: () => React.ReactNode) {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const Stub = createRoutesStub([{ path: "/", Component: () => page() }]);
  render(<Stub />);
}

describe.each(places)("in $zone", ({ zone, theirs }) => {
  beforeEach(() => void vi.stubEnv("TZ", zone));

  test.each([
    ["2025-07-04T19:59:59Z", "In Tomorrow"],
    ["2025-07-04T20:00:00Z", "In Today"],
  ])("at %s the jam is %s, and registration is open", (now, distance) => {
    renderAt(now, () => (
      <>
        <EventDetails event={event} />
        <JamHero jam={jam} phase={phaseOf(jam, now)} now={now} />
      </>
    ));
    const badges = within(screen.getByRole("list", { name: "Badges" })).getAllByRole("listitem");
    expect(badges.map((badge) => badge.textContent)).toEqual(["Upcoming", distance, "Game Jam", "Featured"]);
    expect(screen.getByRole("heading", { name: "მანამდე" })).toBeVisible();
    expect(screen.queryByText("Registration is closed")).not.toBeInTheDocument();
  });

  test("the time is Tbilisi's, and under it the visitor's own", () => {
    renderAt("2025-06-28T09:00:00Z", () => <EventDetails event={event} />);
    expect(screen.getByText("შაბათი, 5 ივლისი, 2025, 14:00 თბილისის დროით")).toBeVisible();
    expect(screen.getByText(/^შენი საათით/).textContent).toBe(`შენი საათით: ${theirs}`);
  });

  test.each([
    ["2025-12-31T19:59:59Z", "2025"],
    ["2025-12-31T20:00:00Z", "2026"],
  ])("at %s it is %s", (now, year) => {
    useStore.setState({
      episodeStats: {
        a: buildStats({ playCount: 1, isCompleted: true, lastPlayedAt: "2025-12-31T19:30:00Z" }),
        b: buildStats({ playCount: 1, isCompleted: true, lastPlayedAt: "2025-12-31T20:30:00Z" }),
      },
    });
    renderAt(now, () => (
      <Wrapped episodes={wholeList("episodes", [buildEpisode({ id: "a" }), buildEpisode({ id: "b", number: 8 })])} />
    ));
    expect(screen.getByRole("heading", { level: 1, name: `Dev Wrapped ${year}` })).toBeVisible();
    expect(screen.getByText("Active Days").parentElement).toHaveTextContent("2");
  });
});

test("in Tbilisi no second time stands under it", () => {
  vi.stubEnv("TZ", "Asia/Tbilisi");
  renderAt("2025-06-28T09:00:00Z", () => <EventDetails event={event} />);
  expect(screen.getByText("შაბათი, 5 ივლისი, 2025, 14:00 თბილისის დროით")).toBeVisible();
  expect(screen.queryByText(/^შენი საათით/)?.textContent ?? "").toBe("");
});
