import { useEffect } from "react";

import { onStorageRefusal } from "#app/lib/safe-storage.ts";
import { toast } from "#app/lib/toast.ts";

const advice = "It lasts until you close the page. Allow this site to store data, or free some space, to keep it.";

/** Tells the visitor, once, that the browser's storage is forbidden or full. */
export function useStorageWarning(): void {
  useEffect(
    () => onStorageRefusal(() => toast("warning", "Your browser could not save this", { description: advice })),
    [],
  );
}
