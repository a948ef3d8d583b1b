import { afterEach, beforeEach, expect, vi } from "vitest";

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args) => void complaints.push(args));
});

afterEach(() => {
  vi.useRealTimers();
  expect(complaints, "unexpected console.error").toEqual([]);
});
