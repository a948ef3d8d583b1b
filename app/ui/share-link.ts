import { copyWithToast } from "./copy-with-toast.ts";

/** Hands a link to the device's own sharing where it has any, and copies it elsewhere. Never rejects. */
export async function shareLink(link: { url: string; text: string }): Promise<void> {
  if (navigator.canShare?.(link)) {
    try {
      return await navigator.share(link);
    } catch (error) {
      // Who closes the device's sheet wants nothing.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyWithToast(link.url, "Link copied to clipboard!");
}
