export type ToastType = "success" | "info" | "warning" | "error" | "loading";

export type ToastOptions = {
  /** A toast replaces an earlier one with the same id. */
  id?: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  /** In milliseconds. */
  duration?: number;
};

const importToaster = () => import("./toaster.tsx");
const ignore = () => undefined;

/** Shows a toast. Loads the library with the first one, so that the first load of a page does not include it. */
export function toast(type: ToastType, message: string, options?: ToastOptions): void {
  importToaster().then(({ sonner }) => sonner[type](message, options), ignore);
}

/** Removes a toast by its id. */
export function dismissToast(id: string): void {
  importToaster().then(({ sonner }) => sonner.dismiss(id), ignore);
}
