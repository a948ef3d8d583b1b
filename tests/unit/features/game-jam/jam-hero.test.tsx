import { act, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { JamHero } from "#app/features/game-jam/jam-hero.tsx";
import { phaseOf } from "#app/lib/date-range.ts";
import { useNow } from "#app/lib/use-now.ts";
import { buildGameJam } from "#tests/factories.ts";

const jam = buildGameJam();

function TickingHero() {
  const now = useNow(1000);
  return <JamHero jam={jam} phase={phaseOf(jam, now)} now={now} />;
}

function renderAt(now: string) {
  vi.setSystemTime(new Date(now));
  const Stub = createRoutesStub([{ path: "/", Component: TickingHero }]);
  render(<Stub />);
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});

test("the countdown ticks each second and is gone at the start", () => {
  renderAt("2025-07-05T09:58:59Z");
  expect(screen.getByRole("timer")).toHaveTextContent("00 დღე00 საათი01 წუთი");
  wait(2000);
  expect(screen.getByRole("timer")).toHaveTextContent("00 დღე00 საათი00 წუთი");
  wait(58_000);
  expect(screen.getByRole("timer")).toBeVisible();
  wait(1000);
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "ახლა" })).toBeVisible();
});

test("the countdown is right at once when a sleeping tab wakes", () => {
  renderAt("2025-06-25T09:00:00Z");
  expect(screen.getByRole("timer")).toHaveTextContent("10 დღე01 საათი00 წუთი");
  vi.setSystemTime(new Date("2025-07-04T10:00:00Z"));
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByRole("timer")).toHaveTextContent("01 დღე00 საათი00 წუთი");
  vi.setSystemTime(new Date("2025-07-09T10:00:00Z"));
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
});

test("registration is open before, and says that it is closed from the start on", () => {
  renderAt("2025-07-05T09:59:59Z");
  expect(screen.getByRole("link", { name: /^დარეგისტრირდი/ })).toHaveAttribute("href", "https://lu.ma/test");
  wait(1000);
  expect(screen.getByText("დახურულია")).toBeVisible();
  expect(screen.getByRole("link", { name: /^რეგისტრაციის გვერდი/ })).toHaveAttribute("href", "https://lu.ma/test");
});

test("the gallery is offered afterwards only", () => {
  renderAt("2025-07-07T09:59:59Z");
  expect(screen.queryByRole("link", { name: "ნახე გალერეა" })).not.toBeInTheDocument();
  wait(1000);
  expect(screen.getByRole("link", { name: "ნახე გალერეა" })).toHaveAttribute("href", "/gamejam-2025-gallery");
});
