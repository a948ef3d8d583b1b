import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { basePath } from "./lib/url.ts";
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import { tolerateTranslation } from "./document/browser-translation.ts";
import { stopRecordingClicks } from "./document/after-hydration.ts";

// The router knows a page by one address only, and its data lie beside that one.
const { pathname, search, hash } = window.location;
const path = canonicalPath(pathname, basePath);
if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);

tolerateTranslation();
stopRecordingClicks();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
