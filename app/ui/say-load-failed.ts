import { reloadPage } from "#app/lib/reload-page.ts";
import { toast } from "#app/lib/toast.ts";
import { needsReload } from "#app/lib/use-on-demand.ts";

/** Says that code which was wanted did not come, and what that means; after the second time it offers a reload. */
export function sayLoadFailed(importModule: () => Promise<unknown>, description: string): void {
  toast("error", navigator.onLine ? "The site does not answer" : "You seem to be offline", {
    description,
    action: needsReload(importModule) ? { label: "Reload", onClick: reloadPage } : undefined,
  });
}
