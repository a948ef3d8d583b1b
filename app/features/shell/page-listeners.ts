/**
 * Adds listeners that the first load need not wait for. Import it lazily: importing adds them, and nothing removes
 * them.
 */
import { focusClickedButtons, scrollRowsToFocus } from "#app/lib/focus-fixes.ts";
import { ignoreAbortedNavigations } from "#app/navigation/ignore-aborted.ts";
import { prefetchLinks } from "#app/navigation/prefetch-links.ts";
import { registerWorker } from "#app/offline/register-worker.ts";
import { rereadRestoredPage, warnOfRefusal } from "#app/store/storage-events.ts";
import { closeOverlay, useOverlay } from "#app/ui/overlay.ts";
import { followTooltips } from "#app/ui/tooltips.ts";
import { printAddress } from "./print-address.ts";

followTooltips();
prefetchLinks();
registerWorker();
warnOfRefusal();
rereadRestoredPage();
printAddress();
focusClickedButtons();
scrollRowsToFocus();
ignoreAbortedNavigations();

// Back and Forward close an overlay.
window.addEventListener("popstate", () => {
  if (useOverlay.getState().current) closeOverlay();
});
