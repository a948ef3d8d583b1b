import { atBase } from "#app/lib/base-path.ts";
import { copyAndSay } from "#app/ui/copy-and-say.ts";

/** Copies the address of a page of ours and says whether that worked. */
export function shareMeme(path: string): Promise<void> {
  return copyAndSay(window.location.origin + atBase(path), "Meme link copied to clipboard!");
}
