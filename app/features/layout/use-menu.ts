import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A header's menu. Escape closes it and, from within the header, leads back to its toggle; another page closes it for good. */
export function useMenu(toggleRef: RefObject<HTMLButtonElement | null>) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  if (openAt && !isOpen) setOpenAt(undefined);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(undefined);
      if (document.activeElement?.closest("header")) toggleRef.current?.focus();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen, toggleRef]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key), close: () => setOpenAt(undefined) };
}
