/**
 * Suppresses the unhandled rejections that React Router leaves when a navigation aborts another: of its fetch and of
 * its view transition, including those in a hidden tab.
 */
export function ignoreAbortedNavigations(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
  });
}
