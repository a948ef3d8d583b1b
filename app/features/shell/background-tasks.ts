import { ignoreAbortedNavigations } from "#app/navigation/ignore-aborted-navigations.ts";
import { prefetchLinks } from "#app/navigation/prefetch-links.ts";
import { resumePendingNavigation } from "#app/navigation/resume-navigation.ts";
import { revealFocused } from "#app/ui/reveal-focused.ts";
import { followTooltips } from "#app/ui/tooltips.ts";

/** Starts what every page has and a first load need not wait for. Returns what stops it. */
export function startBackgroundTasks(): () => void {
  const stops = [followTooltips(), ignoreAbortedNavigations(), prefetchLinks(), revealFocused()];
  if (!window.navigation) stops.push(resumePendingNavigation());
  return () => {
    for (const stop of stops) stop();
  };
}
