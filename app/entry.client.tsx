import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { stopNotingClicks } from "#app/features/layout/early-input.ts";
import { takePendingAddress } from "#app/features/layout/pending-address.ts";
import { withoutBase } from "#app/lib/base-path.ts";
import { withoutTrailingSlash } from "#app/lib/without-trailing-slash.ts";

// A page's data lies at /x.data; from /x/ the router would ask for /x/_.data, which is not there.
const { pathname, search, hash } = window.location;
if (withoutTrailingSlash(pathname) !== pathname && withoutBase(pathname) !== "/") {
  window.history.replaceState(window.history.state, "", withoutTrailingSlash(pathname) + search + hash);
}

const pendingAddress = takePendingAddress();
if (pendingAddress) window.location.replace(pendingAddress);

stopNotingClicks();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
