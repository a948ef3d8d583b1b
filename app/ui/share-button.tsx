import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import type { ComponentProps } from "react";

import { atBase } from "#app/lib/base-path.ts";

import { Button } from "./button.tsx";
import { copyWithToast } from "./copy-with-toast.ts";
import { Icon } from "./icon.tsx";

type Props = ComponentProps<typeof Button> & { path: string };

/** Copies the full address of something of ours: 'Share', unless it is called something else. */
export function ShareButton({ path, children = "Share", ...props }: Props) {
  return (
    <Button
      {...props}
      onClick={() => copyWithToast(window.location.origin + atBase(path), "Link copied to clipboard!")}
    >
      <Icon shape={Share2} aria-hidden="true" className="size-4" />
      {children}
    </Button>
  );
}
