/**
 * Gives the focus back to what had it before something opened, unless something else has taken it. Where that is gone, or
 * nothing had it because the address has opened it, the page's heading gets it.
 */
export function returnFocus(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  else document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
