import { type RefObject, useEffect, useRef } from "react";

/**
 * Remembers what had the focus before it came into the dock. The function gives it back; to the page's heading, if that
 * is gone.
 */
export function useFocusBefore(dockRef: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element>(null);

  useEffect(() => {
    const dock = dockRef.current;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !dock?.contains(relatedTarget)) before.current = relatedTarget;
    };
    dock?.addEventListener("focusin", onFocusIn);
    return () => dock?.removeEventListener("focusin", onFocusIn);
  }, [dockRef]);

  return () => {
    const target = before.current?.isConnected ? before.current : document.querySelector("main h1");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}
