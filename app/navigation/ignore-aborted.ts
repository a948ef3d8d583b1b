/**
 * Suppresses unhandled rejections that React Router causes: of the fetch and the view transition when another
 * navigation aborts them, and of view transitions in a hidden tab.
 */
export function ignoreAbortedNavigations(): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
  });
}
