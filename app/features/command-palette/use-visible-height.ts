import { useSyncExternalStore } from "react";

/** Pixels of the window that are not under an on-screen keyboard, live. While rendering on the server it is 0. */
export function useVisibleHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.round(window.visualViewport?.height ?? window.innerHeight),
    () => 0,
  );
}

function subscribe(onChange: () => void): () => void {
  const target = window.visualViewport ?? window;
  target.addEventListener("resize", onChange);
  return () => target.removeEventListener("resize", onChange);
}
