/**
 * Adds listeners that the first load need not wait for. Import it lazily: importing adds them, and nothing removes
 * them.
 */
import { hasRefused, refusalEvent } from "#app/lib/safe-storage.ts";
import { ignoreAbortedNavigations } from "#app/navigation/ignore-aborted.ts";
import { prefetchLinks } from "#app/navigation/prefetch-links.ts";
import { registerWorker } from "#app/offline/register-worker.ts";
import { rereadRestoredPage } from "#app/store/storage-events.ts";
import { followCards } from "#app/ui/cards.ts";
import { toast } from "#app/ui/toast.ts";
import { followTooltips } from "#app/ui/tooltips.ts";

followTooltips();
followCards();
prefetchLinks();
registerWorker();
warnOfRefusal();
rereadRestoredPage();
ignoreAbortedNavigations();

/** Shows one warning if the browser's storage is blocked or full. */
function warnOfRefusal(): void {
  const warn = () =>
    void toast("warning", "Your browser couldn't save this", {
      description: "You'll lose it when you close this page. Allow storage or free up space to keep it.",
    });
  if (hasRefused) warn();
  else window.addEventListener(refusalEvent, warn, { once: true });
}
