import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tolerateTranslation } from "#app/document/browser-translation.ts";
import { canonicalPath } from "#app/navigation/canonical-path.ts";

// React Router knows only the canonical URL of a page, and the page's data are next to it.
const { pathname, search, hash } = window.location;
const path = canonicalPath(pathname);
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
