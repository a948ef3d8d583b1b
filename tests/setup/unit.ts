import "@testing-library/jest-dom/vitest";

import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args) => void complaints.push(args));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  expect(complaints, "unexpected console.error").toEqual([]);
});
