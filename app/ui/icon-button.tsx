import { clsx } from "clsx";
import X from "lucide/dist/esm/icons/x.mjs";
import type { ComponentProps, ReactNode } from "react";

import { Icon } from "./icon.tsx";

type Props = Omit<ComponentProps<"button">, "aria-label"> & {
  /** The accessible name, shown as a tooltip. */
  label: string;
  children: ReactNode;
};

/** A square button of an icon alone: named for screen readers, explained by a tooltip for everyone else. */
export function IconButton({ label, className, children, ...props }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip=""
      className={clsx("icon-square text-muted transition-colors hover:text-text aria-pressed:text-mint", className)}
      {...props}
    >
      {children}
    </button>
  );
}

/** What closes the thing whose corner it stands in. */
export function CloseButton({ onClose, className }: { onClose: () => void; className?: string }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className={clsx("icon-square text-muted hover:text-text", className)}
    >
      <Icon shape={X} className="size-5" />
    </button>
  );
}
