import type { ExternalToast } from "sonner";

/** Types of a notification (specification, section 4). */
type ToastType = "success" | "info" | "warning" | "error" | "loading";

const requestEvent = "devtherapy:toast";
export type ToastRequest = { type: ToastType; message: string; options?: ExternalToast };

/**
 * Shows a notification. The first one brings the library along: <Toasts> in the document loads it on this event, so
 * that no page pays for it before something is said.
 */
export function toast(type: ToastType, message: string, options?: ExternalToast): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(requestEvent, { detail: { type, message, options } }));
}

/** Says that something could not be loaded, and what that means. */
export function sayOffline(description: string): void {
  toast("error", "You seem to be offline", { description });
}

/** Calls back for every notification that is asked for. Returns what ends it. */
export function onToastRequest(callback: (request: ToastRequest) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) callback(event.detail as ToastRequest);
  };
  window.addEventListener(requestEvent, listener);
  return () => window.removeEventListener(requestEvent, listener);
}
