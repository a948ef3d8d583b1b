/** Duration of a toast in milliseconds (agreed with the client). */
export const toastDuration = 4000;

export type ToastOptions = {
  /** A toast replaces an earlier one with the same id. */
  id?: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  /** In milliseconds. Default: `toastDuration`. */
  duration?: number;
};

const requestEvent = "devtherapy:toast";

export type ToastRequest = {
  /** `dismiss` removes a toast by its id. */
  type: "success" | "info" | "warning" | "error" | "loading" | "dismiss";
  message: string;
  options?: ToastOptions;
};

/** Shows a toast. <Toasts> loads the library on the first event, so the first load of a page does not include it. */
export function toast(type: ToastRequest["type"], message: string, options?: ToastOptions): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(requestEvent, { detail: { type, message, options } }));
}

/** Removes a toast by its id. */
export function dismissToast(id: string): void {
  toast("dismiss", "", { id });
}

/** Calls `callback` for every requested toast. Returns a function that unsubscribes. */
export function onToastRequest(callback: (request: ToastRequest) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) callback(event.detail as ToastRequest);
  };
  window.addEventListener(requestEvent, listener);
  return () => window.removeEventListener(requestEvent, listener);
}
