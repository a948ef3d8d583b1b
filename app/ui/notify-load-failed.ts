import { needsReload } from "#app/lib/lazy-modules.ts";
import { reloadPage } from "#app/lib/reload-page.ts";
import { toast } from "#app/lib/toast.ts";

/**
 * Says what could not be done because its code did not come; after the second time it offers a reload. Takes what was
 * imported by `useLazyModule`, or how often it failed.
 */
export function notifyLoadFailed(failed: (() => Promise<unknown>) | number, message: string): void {
  toast("error", message, {
    description: "Check your connection and try again.",
    action: needsReload(failed) ? { label: "Reload", onClick: reloadPage } : undefined,
  });
}
