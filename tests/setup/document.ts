import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { stubBrowser } from "./browser-stubs.ts";

beforeEach(() => stubBrowser());

afterEach(() => {
  cleanup();
  localStorage.clear();
});
