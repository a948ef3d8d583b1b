import { beforeEach, expect, test, vi } from "vitest";
import { greetInConsole } from "#app/features/easter-eggs/console-greetings.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

test.each([
  { after: 499, said: 0 },
  { after: 500, said: 1 },
  { after: 1000, said: 2 },
  { after: 1800, said: 3 },
  { after: 2600, said: 4 },
  { after: 4000, said: 5 },
])("after $after ms $said greetings were said", ({ after, said }) => {
  greetInConsole();
  vi.advanceTimersByTime(after);
  expect(console.log).toHaveBeenCalledTimes(said);
});

test("stops when it is told to", () => {
  const stop = greetInConsole();
  vi.advanceTimersByTime(600);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(console.log).toHaveBeenCalledTimes(1);
});
