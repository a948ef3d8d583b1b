import Menu from "lucide/dist/esm/icons/menu.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useLayoutEffect, useRef } from "react";

import { Icon } from "#app/ui/icon.tsx";

import { menuId } from "./header-menu.tsx";

type Props = { isOpen: boolean; onToggle: () => void };

/** Opens and closes a header's menu on small screens, as Escape does. Gets the focus when the menu closes around it. */
export function MenuToggle({ isOpen, onToggle }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) {
      if (document.activeElement?.closest("[hidden]")) ref.current?.focus();
      return undefined;
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && onToggle();
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen, onToggle]);

  const shape = isOpen ? X : Menu;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={isOpen ? "Close menu" : "Open menu"}
      aria-expanded={isOpen}
      aria-controls={menuId}
      onClick={onToggle}
      className="icon-square @min-[63rem]:hidden"
    >
      <Icon shape={shape} className="size-6" />
    </button>
  );
}
