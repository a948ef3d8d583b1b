import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import Menu from "lucide/dist/esm/icons/menu.mjs";
import X from "lucide/dist/esm/icons/x.mjs";

import { Icon } from "#app/ui/icon.tsx";

type Props = {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
  className?: string;
};

/** Opens and closes a header's menu on small screens, as Escape does. Gets the focus when the menu closes around it. */
export function MenuToggle({ isOpen, controls, onToggle, className }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onToggle();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOpen]);
  useLayoutEffect(() => {
    if (!isOpen && document.activeElement?.closest("[hidden]")) ref.current?.focus();
  }, [isOpen]);

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
