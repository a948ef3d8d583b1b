import { useEffect, useRef, useState } from "react";
import { needsReload } from "#app/lib/lazy-modules.ts";
import { reloadPage } from "#app/lib/release.ts";
import { toast } from "#app/lib/toast.ts";

/**
 * An export by a button: one at a time, and it says how it went, unless it fails after the button is gone. `make` rejects
 * when it fails, and resolves to false when nobody wants the export any more. Give the button `aria-disabled` meanwhile:
 * `disabled` would take the focus from it.
 */
export function useExport(make: () => Promise<boolean>, success: string) {
  const [isExporting, setIsExporting] = useState(false);
  const failures = useRef(0);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function start() {
    if (isExporting) return;
    setIsExporting(true);
    try {
      if (await make()) toast("success", success);
      failures.current = 0;
    } catch {
      if (isGone.current) return;
      failures.current += 1;
      toast("error", "Failed to export image. Please try again.", {
        action: needsReload(failures.current) ? { label: "Reload", onClick: reloadPage } : undefined,
      });
    } finally {
      setIsExporting(false);
    }
  }

  return { isExporting, start };
}
