import { useCallback, useEffect, useState } from "react";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";
import { PlainToast } from "./toasts/plain-toast.tsx";

const importToaster = () => import("./toasts/toaster.tsx");

/** The place of the notifications; loads their library when the first one is asked for, and says them plainly without. */
export function Toasts() {
  const [waiting, setWaiting] = useState<readonly ToastRequest[]>([]);
  const { module, hasFailed, load } = useLazyModule(importToaster, { staysOnRelease: true });

  useEffect(
    () =>
      onToastRequest((request) => {
        const { id } = request.options ?? {};
        setWaiting((earlier) => [...earlier.filter(({ options }) => !id || options?.id !== id), request]);
        void load();
      }),
    [load],
  );

  const takeAway = useCallback((shown: readonly ToastRequest[]) => {
    setWaiting((earlier) => earlier.filter((request) => !shown.includes(request)));
  }, []);
  const latest = waiting.findLast(({ type }) => type !== "dismiss");

  if (module) return <module.Toaster waiting={waiting} onShown={takeAway} />;
  return (
    hasFailed && latest && <PlainToast key={waiting.indexOf(latest)} request={latest} onClose={() => setWaiting([])} />
  );
}
