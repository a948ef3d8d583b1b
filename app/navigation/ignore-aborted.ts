/**
 * Prevents the unhandled rejections that the router leaves when another navigation aborts one: of its fetch, and of its view
 * transition, also in a hidden tab.
 */
export function ignoreAbortedNavigations(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
  });
}
