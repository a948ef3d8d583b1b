import { useEffect } from "react";

/** Pixels of a swipe that dismiss a notification (specification, section 9), and those that Sonner wants to see. */
const enough = 20;
const enoughForSonner = 45;

/** Sonner has no option for the length of a swipe: one that is long enough for us is shown to it as long enough. */
export function useShortSwipe(): void {
  useEffect(() => {
    const lengthen = ({ target }: PointerEvent) => {
      const toast = target instanceof Element ? target.closest<HTMLElement>("[data-sonner-toast]") : null;
      if (!toast) return;
      for (const name of ["--swipe-amount-x", "--swipe-amount-y"]) {
        const length = Number.parseFloat(toast.style.getPropertyValue(name));
        if (Math.abs(length) < enough || Math.abs(length) >= enoughForSonner) continue;
        toast.style.setProperty(name, `${Math.sign(length) * enoughForSonner}px`);
      }
    };
    document.addEventListener("pointerup", lengthen, { capture: true });
    return () => document.removeEventListener("pointerup", lengthen, { capture: true });
  }, []);
}
