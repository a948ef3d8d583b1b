import { ignoreAbortedNavigations } from "#app/navigation/ignore-aborted-navigations.ts";
import { prefetchLinks } from "#app/navigation/prefetch-links.ts";
import { resumePendingNavigation } from "#app/navigation/resume-navigation.ts";
import { closeOverlay, useOverlay } from "#app/store/overlay.ts";
import { revealFocused } from "#app/ui/reveal-focused.ts";
import { followTooltips } from "#app/ui/tooltips.ts";

/** Starts what every page has and a first load need not wait for. Returns what stops it. */
export function startBackgroundTasks(): () => void {
  const stops = [
    followTooltips(),
    ignoreAbortedNavigations(),
    prefetchLinks(),
    revealFocused(),
    readStorageOnReturn(),
    closeOverlayOnBack(),
  ];
  if (!window.navigation) stops.push(resumePendingNavigation());
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * A page that the back/forward cache restores has missed what other pages stored meanwhile: it is told, as by another tab,
 * that everything may have changed.
 */
function readStorageOnReturn(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.dispatchEvent(new StorageEvent("storage", { key: null }));
  };
  window.addEventListener("pageshow", onPageShow);
  return () => window.removeEventListener("pageshow", onPageShow);
}

/** Back and Forward mean the page: what is open over it closes. */
function closeOverlayOnBack(): () => void {
  const onPopState = () => {
    if (useOverlay.getState().current) closeOverlay();
  };
  window.addEventListener("popstate", onPopState);
  return () => window.removeEventListener("popstate", onPopState);
}
