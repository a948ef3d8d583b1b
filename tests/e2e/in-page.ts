/** Functions that run in a page: they use nothing from outside. */

/** Whether React has taken over the page and its effects have run, so that clicks and keys are heard. */
export function isHydrated(): boolean {
  // A page that has only begun to come has no body.
  const element = document.querySelector("main") ?? document.body ?? {};
  return Object.keys(element).some((key) => key.startsWith("__reactFiber")) && !("earlyKeys" in window);
}

/** What a browser does whose visitor has forbidden all storage. To be run before the page's own scripts. */
export function refuseStorage(): void {
  const get = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
}
