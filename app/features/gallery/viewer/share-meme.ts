import { atBase } from "#app/lib/url.ts";
import { copyWithToast } from "#app/ui/share-button.tsx";

/** Copies the address of a page of ours and says whether that worked. */
export function shareMeme(path: string): Promise<void> {
  return copyWithToast(window.location.origin + atBase(path), "Meme link copied to clipboard!");
}
