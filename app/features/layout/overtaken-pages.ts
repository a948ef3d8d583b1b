/**
 * A page that another one overtakes is no error: neither the cross-fade that cannot be shown (also in a hidden tab) nor
 * the data that are no longer fetched. The router leaves both refusals unhandled. Returns what ends this.
 */
export function bearOvertakenPages(): () => void {
  window.addEventListener("unhandledrejection", forgive);
  return () => window.removeEventListener("unhandledrejection", forgive);
}

function forgive(event: PromiseRejectionEvent) {
  const { reason } = event;
  if (!(reason instanceof DOMException)) return;
  if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
}
