import { useCallback, useEffect, useState } from "react";
import { returnFocus } from "#app/lib/focus.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";
import { Button, CloseButton } from "./button.tsx";

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

  const empty = useCallback(() => setWaiting([]), []);
  const latest = waiting.findLast(({ type }) => type !== "dismiss");

  if (module) return <module.Toaster waiting={waiting} onShown={empty} />;
  return hasFailed && latest && <PlainToast key={waiting.indexOf(latest)} request={latest} onClose={empty} />;
}

/** Milliseconds that a notification stays (specification, section 9). */
const defaultDuration = 4000;

/**
 * A notification without the library, which offline may not come. At the top, where it covers no buttons of a dialog or of
 * the player.
 */
function PlainToast({ request, onClose }: { request: ToastRequest; onClose: () => void }) {
  const { message, options: { description, action, duration = defaultDuration } = {} } = request;

  useEffect(() => {
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [duration, onClose]);

  return (
    <div
      ref={keepFocus}
      role="status"
      className="fixed top-18 right-4 z-50 flex max-w-89 flex-wrap items-start gap-3 rounded-md border border-line bg-raised px-4 py-2 text-sm shadow-lg"
    >
      <p className="min-w-0 grow basis-0">
        <span className="block font-semibold">{message}</span>
        <span className="block text-muted">{description}</span>
      </p>
      <CloseButton onClose={onClose} className="-mr-2" />
      {action && (
        <Button
          variant="primary"
          onClick={() => {
            action.onClick();
            onClose();
          }}
          className="basis-full"
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}

/** When it goes with the focus in it, the focus returns to what had it before. */
function keepFocus(element: HTMLElement | null) {
  const before = document.activeElement;
  return () => {
    if (element?.contains(document.activeElement)) queueMicrotask(() => returnFocus(before));
  };
}
