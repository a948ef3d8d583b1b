import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a page change puts the focus on the new page's heading: the browser would leave it on the body. */
export function useFocusOnPageChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
}
