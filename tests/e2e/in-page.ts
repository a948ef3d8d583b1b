/** Functions that run in a page and therefore use nothing from outside. */

/**
 * True once React has hydrated the page, so that clicks work, and two frames have passed, so that its effects have run
 * and keys work.
 */
export function isHydrated(): boolean {
  type Fiber = { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } } };
  const page = document as unknown as Record<string, Fiber> & { framesSince?: number };
  const root = page[Object.keys(page).find((key) => key.startsWith("__reactContainer")) ?? ""];
  if (root?.stateNode.current.memoizedState?.isDehydrated !== false) return false;
  page.framesSince = (page.framesSince ?? 0) + 1;
  return page.framesSince > 2;
}

/** Behaves like a browser whose visitor blocks all storage. Run it before the page's own scripts. */
export function refuseStorage(): void {
  const get = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
}
