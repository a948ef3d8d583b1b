/**
 * Gives the focus back to what had it before something opened, unless something else has taken it. Where that is gone
 * or hidden, or nothing had it because the address has opened it, the dialog that is still open gets it, or the page's
 * heading.
 */
export function returnFocus(opener: EventTarget | null): void {
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement !== document.body) return;
  const place = document.querySelector<HTMLElement>("[role=dialog]") ?? document.querySelector<HTMLElement>("main h1");
  place?.focus({ preventScroll: true });
}

/** A ref for what takes the focus as soon as it appears. Must be passed as it is: a new function would focus again. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
