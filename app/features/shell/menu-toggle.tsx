import Menu from "lucide/dist/esm/icons/menu.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useLayoutEffect, useRef } from "react";

import { Icon } from "#app/ui/icon.tsx";

import { menuId } from "./header-menu.tsx";

type Props = { isOpen: boolean; onToggle: () => void };

/**
 * Opens and closes a header's menu on small screens, as Escape does, and Tab out of the header: what is focused then may lie
 * below the menu. Gets the focus when the menu closes around it.
 */
export function MenuToggle({ isOpen, onToggle }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) {
      if (document.activeElement?.closest("[hidden]")) ref.current?.focus();
      return undefined;
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && onToggle();
    const closeOnFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible:not(body > header *)")) onToggle();
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("focusin", closeOnFocusOut);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("focusin", closeOnFocusOut);
    };
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
