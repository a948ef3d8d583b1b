import { vi } from "vitest";
import { toast, type ToastOptions, type ToastType } from "#app/ui/toast.ts";

export type RecordedToast = { type: ToastType; message: string; options?: ToastOptions | undefined };

/** Records the toasts of a test. tests/setup/document.ts replaces the function that shows them. */
export function recordToasts(): RecordedToast[] {
  const toasts: RecordedToast[] = [];
  vi.mocked(toast).mockImplementation((type, message, options) => void toasts.push({ type, message, options }));
  return toasts;
}
