import { useState } from "react";
import { useLocation } from "react-router";

/** A header's menu: open on the page where it was opened, and closed for good by another one. */
export function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  if (openAt && !isOpen) setOpenAt(undefined);

  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key), close: () => setOpenAt(undefined) };
}
