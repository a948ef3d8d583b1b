/** Functions that run in a page and therefore use nothing from outside. */

/** True once React has hydrated the page and run its effects, so that clicks and keys work. */
export function isHydrated(): boolean {
  // A document that has just started to load has no body.
  const element = document.querySelector("main") ?? document.body ?? {};
  return Object.keys(element).some((key) => key.startsWith("__reactFiber")) && !("earlyKeys" in window);
}

/** Behaves like a browser whose visitor blocks all storage. Run it before the page's own scripts. */
export function refuseStorage(): void {
  const get = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
}
