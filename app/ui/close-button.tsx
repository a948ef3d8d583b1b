import { clsx } from "clsx";
import X from "lucide/dist/esm/icons/x.mjs";

import { Icon } from "./icon.tsx";

/** What closes the thing whose corner it stands in. */
export function CloseButton({ onClose, className }: { onClose: () => void; className?: string }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className={clsx("icon-square text-muted hover:text-text", className)}
    >
      <Icon shape={X} aria-hidden="true" className="size-5" />
    </button>
  );
}
