import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns false in the prerendered HTML and in the first client render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Returns true if the visitor's system asks for reduced motion, live. False on the server and during hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => window.matchMedia(reducedMotion).matches,
    () => false,
  );
}

function onMotionChange(onChange: () => void): () => void {
  const list = window.matchMedia(reducedMotion);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Returns `navigator.onLine`, live. True on the server and during hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
}

function onNetworkChange(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
