import { onTestFinished } from "vitest";
import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";

/** Records the requested toasts until the test ends. */
export function recordToasts(): ToastRequest[] {
  const requests: ToastRequest[] = [];
  onTestFinished(onToastRequest((request) => void requests.push(request)));
  return requests;
}
