import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from "react";
import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";
import { PlainToast } from "./toasts/plain-toast.tsx";
import type { Toaster as LibraryToaster } from "./toasts/toaster.tsx";

/** Time that a toast waits for its library. */
const patienceMs = 1000;

/** Renders the toasts. Imports their library with the first one, and shows plain toasts without it. */
export function Toasts() {
  const [waiting, setWaiting] = useState<readonly ToastRequest[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<ComponentProps<typeof LibraryToaster>>>();
  const [isPlain, setIsPlain] = useState(false);

  useEffect(
    () =>
      onToastRequest((request) => {
        const { id } = request.options ?? {};
        setWaiting((earlier) => [...earlier.filter(({ options }) => !id || options?.id !== id), request]);
        const beginPlain = () => setIsPlain(true);
        setTimeout(beginPlain, patienceMs);
        import("./toasts/toaster.tsx").then((module) => setToaster(() => module.Toaster), beginPlain);
      }),
    [],
  );

  const takeAway = useCallback((shown: readonly ToastRequest[]) => {
    setWaiting((earlier) => earlier.filter((request) => !shown.includes(request)));
  }, []);
  const latest = waiting.findLast(({ type }) => type !== "dismiss");

  if (Toaster) return <Toaster waiting={waiting} onShown={takeAway} />;
  return (
    isPlain && latest && <PlainToast key={waiting.indexOf(latest)} request={latest} onClose={() => setWaiting([])} />
  );
}
