import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tolerateTranslation } from "#app/document/browser-translation.ts";
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import { routeOf } from "#app/navigation/prefetch-links.ts";

const { pathname, search, hash } = window.location;
const path = canonicalPath(pathname);

// Does not hydrate a copy of a page under another path, as in a web archive: React Router would show the 404 screen.
// 404.html is no such copy; it has no canonical URL.
const isCopy = document.querySelector("link[rel=canonical]") !== null && !routeOf(path);

if (!isCopy) {
  // React Router knows only the canonical URL of a page, and derives the URL of the page's data from it.
  if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);
  tolerateTranslation();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
