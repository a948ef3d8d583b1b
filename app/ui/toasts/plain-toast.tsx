import { useEffect } from "react";
import { returnFocus } from "#app/lib/focus.ts";
import { toastDuration, type ToastRequest } from "#app/lib/toast.ts";
import { Button, CloseButton } from "#app/ui/button.tsx";

type Props = { request: ToastRequest; onClose: () => void };

/**
 * A toast without the library, which may be missing offline. Shown at the top, over a dialog, where it covers no
 * buttons of the dialog or the player.
 */
export function PlainToast({ request, onClose }: Props) {
  const { message, options: { description, action, duration = toastDuration } = {} } = request;

  useEffect(() => {
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [duration, onClose]);

  return (
    <div
      ref={keepFocus}
      role="status"
      className="fixed top-18 right-4 z-60 flex max-w-89 flex-wrap items-center gap-x-3 rounded-md border border-line bg-raised px-4 py-2 text-sm shadow-lg"
    >
      <p className="min-w-[min(9rem,100%)] grow basis-0">
        <span className="block font-semibold">{message}</span>
        <span className="block text-muted">{description}</span>
      </p>
      {action && (
        <Button
          variant="bare"
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseButton onClose={onClose} className="-mr-2" />
    </div>
  );
}

/** Returns the focus if the toast disappears while it has the focus. */
function keepFocus(element: HTMLElement | null) {
  const before = document.activeElement;
  return () => {
    if (element?.contains(document.activeElement)) queueMicrotask(() => returnFocus(before));
  };
}
