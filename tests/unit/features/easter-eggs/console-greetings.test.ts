import { expect, test, vi } from "vitest";

test("logs each greeting at its time, once", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  await import("#app/features/easter-eggs/console-greetings.ts");
  const saidAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return vi.mocked(console.log).mock.calls.length;
  };
  expect([499, 1, 500, 800, 800, 1400, 10_000].map(saidAfter)).toEqual([0, 1, 2, 3, 4, 5, 5]);
  expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain("Therapy for developers, one bug at a time");
});
