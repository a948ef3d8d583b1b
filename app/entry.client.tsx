import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tolerateTranslation } from "#app/document/browser-translation.ts";
import { canonicalPath } from "#app/navigation/canonical-path.ts";

// The router knows a page by one address only, and its data lie beside that one.
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
