import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { stubBrowser } from "./browser-stubs.ts";

// Sonner loads on demand. Tests read toasts by record-toasts.ts.
vi.mock("#app/ui/toast.ts", () => ({ toast: vi.fn<() => void>(), dismissToast: vi.fn<() => void>() }));

beforeEach(() => stubBrowser());

afterEach(() => {
  cleanup();
  localStorage.clear();
});
