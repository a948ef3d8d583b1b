import { toast, type ToastOptions } from "#app/lib/toast.ts";

/**
 * Copies text and says that it worked, or 'Failed to copy link' where the clipboard is missing or forbidden
 * (specification, section 8). Never rejects.
 */
export async function copyWithToast(text: string, success: string, options?: ToastOptions): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("success", success, options);
  } catch {
    toast("error", "Failed to copy link");
  }
}
