let isAskedFor = false;

/** Reloads the page because the visitor asks for it, or what they asked for needs it. */
export function reloadPage(): void {
  isAskedFor = true;
  window.location.reload();
}

/**
 * Stops reloads of the page by script that did not come from here, if `shouldHold` says so: where browsers have the
 * Navigation API. Returns what ends it.
 */
export function holdReloads(shouldHold: () => boolean): () => void {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType === "reload" && !isAskedFor && shouldHold()) event.preventDefault();
  };
  window.navigation?.addEventListener("navigate", onNavigate);
  return () => window.navigation?.removeEventListener("navigate", onNavigate);
}
