import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setTheme, useTheme } from "#app/store/theme.ts";

const { dataset } = document.documentElement;

afterEach(() => setTheme("system"));

test("colours change without their transitions, which are back once the last theme is painted", () => {
  vi.useFakeTimers();
  setTheme("dark");
  expect(dataset).toMatchObject({ theme: "dark", recoloring: "" });
  vi.advanceTimersByTime(250);
  setTheme("light");
  vi.advanceTimersByTime(250);
  expect(dataset).toHaveProperty("recoloring");
  vi.advanceTimersByTime(1000);
  expect(dataset).not.toHaveProperty("recoloring");
});

test("a page shows the theme that is kept now, when another tab tells late, may have told, or has cleared all", () => {
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
