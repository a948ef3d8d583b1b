import type { LucideIcon } from "lucide-react";
import Share2 from "lucide-react/icons/share-2";
import type { ComponentProps } from "react";
import { toast, type ToastOptions } from "#app/ui/toast.ts";
import { Button } from "./button.tsx";

type Props = ComponentProps<typeof Button> & {
  path: string;
  icon?: LucideIcon;
  /** Options of the toast 'Link copied to clipboard!'. */
  toastOptions?: ToastOptions;
};

/** Copies the full URL of a page of this site. */
export function ShareButton({ path, icon: Icon = Share2, children = "Share", toastOptions, ...props }: Props) {
  return (
    <Button
      {...props}
      onClick={() => copyWithToast(window.location.origin + path, "Link copied to clipboard!", toastOptions)}
    >
      <Icon className="size-4" />
      {children}
    </Button>
  );
}

/**
 * Copies text and shows a toast: `success`, or 'Failed to copy link' if the clipboard is missing or blocked. Never
 * rejects.
 */
export async function copyWithToast(text: string, success: string, options?: ToastOptions): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("success", success, options);
  } catch {
    toast("error", "Failed to copy link");
  }
}
