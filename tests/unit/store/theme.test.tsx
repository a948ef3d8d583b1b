import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setTheme, useTheme } from "#app/store/theme.ts";

const { dataset } = document.documentElement;

afterEach(() => setTheme("system"));

test("setTheme disables transitions until the theme is painted", () => {
  vi.useFakeTimers();
  setTheme("dark");
  expect(dataset).toMatchObject({ theme: "dark", recoloring: "" });
  vi.advanceTimersToNextFrame();
  expect(dataset).toHaveProperty("recoloring");
  vi.advanceTimersToNextFrame();
  expect(dataset).not.toHaveProperty("recoloring");
});

test("showStoredTheme follows storage events, including late events and clear()", () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key, newValue: "dark" }));
  renderHook(useTheme);
  setTheme("light");
  tell("devtherapy-theme");
  expect(localStorage.getItem("devtherapy-theme")).toBe("light");
  expect(dataset["theme"]).toBe("light");
  localStorage.setItem("devtherapy-theme", "dark");
  tell("devtherapy-theme");
  expect(dataset["theme"]).toBe("dark");
  localStorage.setItem("devtherapy-theme", "light");
  tell(null);
  expect(dataset["theme"]).toBe("light");
  localStorage.clear();
  tell(null);
  expect(dataset).not.toHaveProperty("theme");
});
