import type { Ref } from "react";
import Menu from "lucide/dist/esm/icons/menu.mjs";
import X from "lucide/dist/esm/icons/x.mjs";

import { Icon } from "#app/ui/icon.tsx";

type Props = {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
  className?: string;
};

/** Opens and closes a header's menu on small screens. */
export function MenuToggle({ ref, isOpen, controls, onToggle, className }: Props) {
  const shape = isOpen ? X : Menu;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={isOpen ? "Close menu" : "Open menu"}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={`icon-square ${className ?? ""}`}
    >
      <Icon shape={shape} aria-hidden="true" className="size-6" />
    </button>
  );
}
