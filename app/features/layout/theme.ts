import { useSyncExternalStore } from "react";

import { safeStorage } from "#app/lib/safe-storage.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "devtherapy-theme";
const changeEvent = "devtherapy:theme";

/** Runs in the document's head before anything is painted, so that a chosen theme never flashes in late. */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(storageKey)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The chosen theme; 'system' (the default) follows the operating system. Undefined until hydrated. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, readTheme, () => undefined);
}

/** Shows a theme at once and keeps the choice. */
export function setTheme(theme: Theme): void {
  if (theme === "system") {
    delete document.documentElement.dataset["theme"];
    void safeStorage.removeItem(storageKey);
  } else {
    document.documentElement.dataset["theme"] = theme;
    void safeStorage.setItem(storageKey, theme);
  }
  window.dispatchEvent(new Event(changeEvent));
}

function readTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    setTheme(event.newValue === "light" || event.newValue === "dark" ? event.newValue : "system");
  };
  window.addEventListener(changeEvent, onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener("storage", onStorage);
  };
}
