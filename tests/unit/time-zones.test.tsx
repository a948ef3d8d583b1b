import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { EventDetails } from "#app/features/events/event-details.tsx";
import { JamHero } from "#app/features/game-jam/jam-hero.tsx";
import { Wrapped } from "#app/features/wrapped/wrapped.tsx";
import { phaseOf } from "#app/lib/dates.ts";
import { useStore } from "#app/store/store.ts";
import { buildEpisode, buildEvent, buildGameJam, buildStats, wholeList } from "#tests/factories.ts";

/** Where visitors are, and what their clock shows when the jam starts. */
const places = [
  { zone: "Asia/Tbilisi", theirs: undefined },
  { zone: "UTC", theirs: "შაბათი, 5 ივლისი, 2025, 10:00" },
  { zone: "Pacific/Kiritimati", theirs: "კვირა, 6 ივლისი, 2025, 00:00" },
  { zone: "America/Los_Angeles", theirs: "შაბათი, 5 ივლისი, 2025, 03:00" },
];

/** What everyone sees at an instant, wherever they are. */
const instants = [
  { when: "a week before", now: "2025-06-28T09:00:00Z", status: "Upcoming", distance: "In 8 days", jam: "მანამდე" },
  {
    when: "the night before",
    now: "2025-07-04T19:59:59Z",
    status: "Upcoming",
    distance: "In Tomorrow",
    jam: "მანამდე",
  },
  { when: "the day itself", now: "2025-07-04T20:00:00Z", status: "Upcoming", distance: "In Today", jam: "მანამდე" },
  { when: "at work", now: "2025-07-05T23:00:00Z", status: "Happening now", distance: undefined, jam: "ახლა" },
  { when: "the last minute", now: "2025-07-07T09:59:00Z", status: "Happening now", distance: undefined, jam: "ახლა" },
  { when: "the end", now: "2025-07-07T10:00:00Z", status: "Past", distance: undefined, jam: "შემდეგ" },
];

/** The year changes in Tbilisi, at 20:00 in UTC. */
const years = [
  { when: "the last second of the year", now: "2025-12-31T19:59:59Z", year: "2025" },
  { when: "the first second of the year", now: "2025-12-31T20:00:00Z", year: "2026" },
  { when: "New Year in UTC", now: "2026-01-01T00:00:00Z", year: "2026" },
];

const event = buildEvent();
const jam = buildGameJam();
const home = process.env["TZ"];

afterAll(() => {
  if (home === undefined) delete process.env["TZ"];
  else process.env["TZ"] = home;
});

function renderAt(now: string, page: () => React.ReactNode) {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const Stub = createRoutesStub([{ path: "/", Component: () => page() }]);
  render(<Stub />);
}

describe.each(places)("in $zone", ({ zone, theirs }) => {
  beforeEach(() => {
    process.env["TZ"] = zone;
  });

  test.each(instants)("$when it is $status", ({ now, status, distance, jam: heading }) => {
    renderAt(now, () => (
      <>
        <EventDetails event={event} />
        <JamHero jam={jam} phase={phaseOf(jam, now)} now={now} />
      </>
    ));
    const badges = within(screen.getByRole("list", { name: "Badges" })).getAllByRole("listitem");
    const expected = [status, distance, "Game Jam", "Featured"].filter(Boolean);
    expect(badges.map((badge) => badge.textContent)).toEqual(expected);
    expect(screen.getByRole("heading", { name: heading })).toBeVisible();
    expect(screen.queryAllByText("Registration is closed")).toHaveLength(status === "Upcoming" ? 0 : 1);
  });

  test("the time is Tbilisi's, and under it the visitor's own", () => {
    renderAt("2025-06-28T09:00:00Z", () => <EventDetails event={event} />);
    expect(screen.getByText("შაბათი, 5 ივლისი, 2025, 14:00 თბილისის დროით")).toBeVisible();
    expect(screen.queryByText(/^შენი საათით/)?.textContent).toBe(theirs && `შენი საათით: ${theirs}`);
  });

  test.each(years)("$when is $year", ({ now, year }) => {
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
