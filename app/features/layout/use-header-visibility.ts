import { useEffect, useState } from "react";

/** Pixels from the top below which scrolling down hides the header (specification, section 9). */
const hideBelow = 100;

/** Whether the header shows: hidden when the visitor scrolls down past 100 px, back on the way up. */
export function useHeaderVisibility(): boolean {
  const [isVisible, setIsVisible] = useState(true);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now !== last) setIsVisible(now < last || now <= hideBelow);
      last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  return isVisible;
}
