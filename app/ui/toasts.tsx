import { useCallback, useEffect, useState } from "react";

import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { refusalEvent } from "#app/lib/safe-storage.ts";
import { onToastRequest, toast, type ToastRequest } from "#app/lib/toast.ts";

import { PlainToast } from "./toasts/plain-toast.tsx";

const importToaster = () => import("./toasts/toaster.tsx");

const advice = "It lasts until you close the page. Allow this site to store data, or free some space, to keep it.";

/** The place of the notifications; loads their library when the first one is asked for, and says them plainly without. */
export function Toasts() {
  const [waiting, setWaiting] = useState<readonly ToastRequest[]>([]);
  const { module, hasFailed, load } = useLazyModule(importToaster, { staysOnRelease: true });

  useStorageWarning();
  useEffect(
    () =>
      onToastRequest((request) => {
        setWaiting((earlier) => [...earlier, request]);
        void load();
      }),
    [load],
  );

  const empty = useCallback(() => setWaiting([]), []);
  const latest = waiting.at(-1);

  if (module) return <module.Toaster waiting={waiting} onShown={empty} />;
  return (
    hasFailed &&
    latest &&
    latest.type !== "dismiss" && <PlainToast key={waiting.length} request={latest} onClose={empty} />
  );
}

/** Tells the visitor, once, that the browser's storage is forbidden or full. */
export function useStorageWarning(): void {
  useEffect(() => {
    const warn = () => toast("warning", "Your browser could not save this", { description: advice });
    window.addEventListener(refusalEvent, warn, { once: true });
    return () => window.removeEventListener(refusalEvent, warn);
  }, []);
}
