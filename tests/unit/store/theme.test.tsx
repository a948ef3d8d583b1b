import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setTheme, useTheme } from "#app/store/theme.ts";

afterEach(() => setTheme("system"));

test("colours change without their transitions, which are back once they are painted", () => {
  vi.useFakeTimers();
  const { dataset } = document.documentElement;
  setTheme("dark");
  expect(dataset).toMatchObject({ theme: "dark", recoloring: "" });
  vi.advanceTimersByTime(1000);
  expect(dataset).not.toHaveProperty("recoloring");
  expect(dataset["theme"]).toBe("dark");
});

test("themes chosen one after the other keep transitions away until the last is painted", () => {
  vi.useFakeTimers();
  setTheme("dark");
  vi.advanceTimersByTime(250);
  setTheme("light");
  vi.advanceTimersByTime(250);
  expect(document.documentElement.dataset).toHaveProperty("recoloring");
});

test("a change in another tab that is told of late does not undo the last one", () => {
  renderHook(useTheme);
  setTheme("light");
  window.dispatchEvent(new StorageEvent("storage", { key: "devtherapy-theme", newValue: "dark" }));
  expect(localStorage.getItem("devtherapy-theme")).toBe("light");
  expect(document.documentElement.dataset["theme"]).toBe("light");
  localStorage.setItem("devtherapy-theme", "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: "devtherapy-theme", newValue: "dark" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("a page that may have missed any change, and one whose storage was cleared, show the theme that is kept now", () => {
  renderHook(useTheme);
  setTheme("light");
  localStorage.setItem("devtherapy-theme", "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(document.documentElement.dataset).not.toHaveProperty("theme");
});
