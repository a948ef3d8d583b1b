export type ToastOptions = {
  /** A notification takes the place of an earlier one with its id. */
  id?: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; 4000 unless said otherwise. */
  duration?: number;
};

const requestEvent = "devtherapy:toast";

export type ToastRequest = {
  /** Types of a notification (specification, section 4), and what takes one back. */
  type: "success" | "info" | "warning" | "error" | "loading" | "dismiss";
  message: string;
  options?: ToastOptions;
};

/**
 * Shows a notification. The first one brings the library along: <Toasts> in the document loads it on this event, so
 * that no page pays for it before something is said.
 */
export function toast(type: ToastRequest["type"], message: string, options?: ToastOptions): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(requestEvent, { detail: { type, message, options } }));
}

/** Takes a notification back, by its id: what it says is no longer so. */
export function dismissToast(id: string): void {
  toast("dismiss", "", { id });
}

/** Calls back for every notification that is asked for. Returns what ends it. */
export function onToastRequest(callback: (request: ToastRequest) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) callback(event.detail as ToastRequest);
  };
  window.addEventListener(requestEvent, listener);
  return () => window.removeEventListener(requestEvent, listener);
}
