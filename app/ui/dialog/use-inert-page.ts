import { useEffect } from "react";

/**
 * Makes the whole page inert behind an open dialog. Headless UI does so only for the part of the page that the dialog
 * stands in, which leaves the header and the footer to screen readers. Notifications stay: they speak of the dialog too.
 * The dialog is painted first, for it takes a slow phone as long to make a long page inert.
 */
export function useInertPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let page: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const makeInert = () => {
      page = [...document.body.children].filter(
        (element): element is HTMLElement =>
          element instanceof HTMLElement &&
          !element.inert &&
          !element.matches("script, #headlessui-portal-root, [aria-live]"),
      );
      for (const element of page) element.inert = true;
    };
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(makeInert);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const element of page) element.inert = false;
    };
  }, [isOpen]);
}
