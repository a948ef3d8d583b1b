import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import type { ComponentProps } from "react";

import { atBase } from "#app/lib/base-path.ts";
import type { ToastOptions } from "#app/lib/toast.ts";

import { Button } from "./button.tsx";
import { copyWithToast } from "./copy-with-toast.ts";
import { Icon } from "./icon.tsx";

type Props = ComponentProps<typeof Button> & {
  path: string;
  icon?: ComponentProps<typeof Icon>["shape"];
  /** What the notification says and offers beside 'Link copied to clipboard!'. */
  toastOptions?: ToastOptions;
};

/** Copies the full address of something of ours: 'Share', unless it is called something else. */
export function ShareButton({ path, icon = Share2, children = "Share", toastOptions, ...props }: Props) {
  return (
    <Button
      {...props}
      onClick={() => copyWithToast(window.location.origin + atBase(path), "Link copied to clipboard!", toastOptions)}
    >
      <Icon shape={icon} aria-hidden="true" className="size-4" />
      {children}
    </Button>
  );
}
