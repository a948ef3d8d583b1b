import { useSyncExternalStore } from "react";

import { safeStorage } from "#app/lib/safe-storage.ts";

const storageKey = "devtherapy-rain";
const stopped = "stopped";
const changeEvent = "devtherapy:rain";

/** Whether the visitor stopped what falls behind the content. False until hydrated. */
export function useRainStopped(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => safeStorage.getItem(storageKey) === stopped,
    () => false,
  );
}

/** Stops what falls, or lets it fall again, and keeps the choice. */
export function stopRain(isStopped: boolean): void {
  if (isStopped) void safeStorage.setItem(storageKey, stopped);
  else void safeStorage.removeItem(storageKey);
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener("storage", onChange);
  };
}
