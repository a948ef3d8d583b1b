import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** A header's menu: closed by Escape and by going to another page. */
export function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpenAt(undefined);
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key), close: () => setOpenAt(undefined) };
}
