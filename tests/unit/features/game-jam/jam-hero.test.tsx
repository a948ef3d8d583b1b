import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { JamHero } from "#app/features/game-jam/jam-hero.tsx";
import { phaseOf } from "#app/lib/date-range.ts";
import { useTime } from "#app/lib/use-now.ts";
import { buildGameJam } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const jam = buildGameJam();

function TickingHero() {
  return <JamHero jam={jam} phase={useTime((now) => phaseOf(jam, now), 1000)} />;
}

function renderAt(now: string) {
  vi.setSystemTime(new Date(now));
  renderPage(<TickingHero />);
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});

test("counts down each second until the jam starts; the start closes registration", () => {
  renderAt("2025-07-05T09:58:59Z");
  expect(screen.getByRole("link", { name: /^დარეგისტრირდი/ })).toHaveAttribute("href", "https://lu.ma/test");
  expect(screen.getByRole("timer")).toHaveTextContent("00 დღე00 საათი01 წუთი");
  wait(2000);
  expect(screen.getByRole("timer")).toHaveTextContent("00 დღე00 საათი00 წუთი");
  wait(58_000);
  expect(screen.getByRole("timer")).toBeVisible();
  wait(1000);
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "ახლა" })).toBeVisible();
  expect(screen.getByText("დახურულია")).toBeVisible();
  expect(screen.getByRole("link", { name: /^რეგისტრაციის გვერდი/ })).toHaveAttribute("href", "https://lu.ma/test");
});

test("updates the countdown at once when a sleeping tab wakes", () => {
  renderAt("2025-06-25T09:00:00Z");
  expect(screen.getByRole("timer")).toHaveTextContent("10 დღე01 საათი00 წუთი");
  vi.setSystemTime(new Date("2025-07-04T10:00:01Z"));
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByRole("timer")).toHaveTextContent("00 დღე23 საათი59 წუთი");
});

test("links to the gallery only after the jam", () => {
  renderAt("2025-07-07T09:59:59Z");
  expect(screen.queryByRole("link", { name: "ნახე გალერეა" })).not.toBeInTheDocument();
  wait(1000);
  expect(screen.getByRole("link", { name: "ნახე გალერეა" })).toHaveAttribute("href", "/gamejam-2025-gallery");
});
