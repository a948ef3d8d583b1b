/**
 * A cross-fade that cannot be shown (the next page overtook it, the tab is hidden) is no error: the page has changed all
 * the same. The router leaves its refusal unhandled. Returns what ends this.
 */
export function bearOvertakenTransitions(): () => void {
  window.addEventListener("unhandledrejection", forgive);
  return () => window.removeEventListener("unhandledrejection", forgive);
}

function forgive(event: PromiseRejectionEvent) {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}
