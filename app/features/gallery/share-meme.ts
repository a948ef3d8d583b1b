import { atBase } from "#app/lib/base-path.ts";
import { copyText } from "#app/lib/clipboard.ts";
import { toast } from "#app/ui/toast.ts";

/** Copies the address of a page of ours and says whether that worked. */
export async function shareMeme(path: string): Promise<void> {
  const hasCopied = await copyText(window.location.origin + atBase(path));
  if (hasCopied) toast("success", "Meme link copied to clipboard!");
  else toast("error", "Failed to copy link");
}
