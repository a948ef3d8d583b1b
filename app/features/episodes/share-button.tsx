import { Share2 } from "lucide-react";

import { copyText } from "#app/lib/clipboard.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";

/** Copies a link to a page of ours. */
export function ShareButton({ path }: { path: string }) {
  async function share() {
    const hasCopied = await copyText(window.location.origin + path);
    if (hasCopied) toast("success", "Link copied to clipboard!");
    else toast("error", "Failed to copy link");
  }

  return (
    <Button onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
  );
}
