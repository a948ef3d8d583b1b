import { Share2 } from "lucide-react";

import { Button } from "#app/ui/button.tsx";
import { copyAndSay } from "#app/ui/copy-and-say.ts";

/** Copies a link to a page of ours. */
export function ShareButton({ path }: { path: string }) {
  return (
    <Button onClick={() => copyAndSay(window.location.origin + path, "Link copied to clipboard!")}>
      <Share2 aria-hidden="true" className="size-4" />
      Share
    </Button>
  );
}
