/** Selects the site's open dialog (Headless UI). Extensions add dialogs too, often hidden ones. */
export const openDialog = "[role=dialog][data-open]";

/**
 * Returns the focus to `opener`, unless another element has the focus. If the opener is gone or hidden, or if the URL
 * opened the dialog, focuses another open dialog. If there is none, focuses the page's heading.
 */
export function returnFocus(opener: EventTarget | null): void {
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement !== document.body) return;
  const target = document.querySelector<HTMLElement>(openDialog) ?? document.querySelector<HTMLElement>("main h1");
  target?.focus({ preventScroll: true });
}

/**
 * A ref callback that focuses an element when it mounts. Pass it directly: a new function on each render would focus
 * again.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
