import { useSyncExternalStore } from "react";
import { safeStorage } from "#app/lib/safe-storage.ts";

export type Theme = "light" | "dark" | "system";

export const themeStorageKey = "devtherapy-theme";
const changeEvent = "devtherapy:theme";

/** The colors of the browser's own interface: the page's background in app.css. */
export const browserColors = { light: "#f7f6f1", dark: "#0b0f0e" } as const;

/** The chosen theme; 'system' (the default) follows the operating system. Undefined until hydrated. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, readTheme, () => undefined);
}

/** Shows a theme at once, without color transitions, and stores the choice. */
export function setTheme(theme: Theme): void {
  if (theme === "system") safeStorage.removeItem(themeStorageKey);
  else safeStorage.setItem(themeStorageKey, theme);
  showTheme(theme);
}

/** Shows the stored theme: after another tab changed it, or after React re-created `<html>`. */
export function showStoredTheme(): void {
  showTheme(asTheme(safeStorage.getItem(themeStorageKey)));
}

function showTheme(theme: Theme): void {
  if (theme === readTheme()) return;
  const { dataset } = document.documentElement;
  // Disables transitions until the new colors are painted. Hundreds of transitions at once are slow on phones, and
  // inherited colors would lag behind.
  dataset["recoloring"] = "";
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset["recoloring"]));
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  for (const name of ["light", "dark"] as const) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][content="${browserColors[name]}"]`);
    if (meta) meta.media = theme === "system" ? mediaOf(name) : theme === name ? "all" : "not all";
  }
  window.dispatchEvent(new Event(changeEvent));
}

export function mediaOf(name: "light" | "dark"): string {
  return `(prefers-color-scheme: ${name})`;
}

function readTheme(): Theme {
  return asTheme(document.documentElement.dataset["theme"]);
}

function asTheme(value: string | null | undefined): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) showStoredTheme();
  };
  window.addEventListener(changeEvent, onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener("storage", onStorage);
  };
}
