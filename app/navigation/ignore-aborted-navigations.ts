/**
 * Prevents the unhandled rejections that the router leaves when a navigation is aborted by another one: of its view
 * transition (also in a hidden tab), and of its fetch. Returns a function that stops this.
 */
export function ignoreAbortedNavigations(): () => void {
  window.addEventListener("unhandledrejection", ignore);
  return () => window.removeEventListener("unhandledrejection", ignore);
}

function ignore(event: PromiseRejectionEvent) {
  const { reason } = event;
  if (!(reason instanceof DOMException)) return;
  if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
}
