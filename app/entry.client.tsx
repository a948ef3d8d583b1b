import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { canonicalPath } from "#app/navigation/canonical-path.ts";

// Hosts also serve a page at /x.html. React Router knows only its canonical path, and derives the URL of its data
// from it.
const { pathname, search, hash } = window.location;
const path = canonicalPath(pathname);
if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
