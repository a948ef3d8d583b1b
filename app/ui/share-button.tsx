import { Share2 } from "lucide-react";
import type { ComponentProps } from "react";

import { atBase } from "#app/lib/base-path.ts";
import { copyText } from "#app/lib/clipboard.ts";

import { Button } from "./button.tsx";
import { toast } from "./toast.ts";

type Props = ComponentProps<typeof Button> & { path: string };

/** Copies the full address of something of ours: 'Share', unless it is called something else. */
export function ShareButton({ path, children = "Share", ...props }: Props) {
  async function share() {
    const hasCopied = await copyText(window.location.origin + atBase(path));
    if (hasCopied) toast("success", "Link copied to clipboard!");
    else toast("error", "Failed to copy link");
  }

  return (
    <Button {...props} onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      {children}
    </Button>
  );
}
