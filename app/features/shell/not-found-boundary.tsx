import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";

import { isNotFound } from "#app/navigation/canonical-path.ts";

import { MissingScreen, NotFoundScreen, UnexpectedErrorScreen } from "./error-screens.tsx";

/**
 * The boundary of an ordinary page: what breaks there leaves the shell, and what plays, as they are. A missing path is logged
 * for whoever looks into a broken link.
 */
export function PageBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isGone = isNotFound(error);

  useEffect(() => {
    if (isGone) console.log(`404: there is no page at ${pathname}`);
  }, [isGone, pathname]);

  return isGone ? <NotFoundScreen /> : <UnexpectedErrorScreen error={error} />;
}

/** The boundary of a page about one thing: its own screen where there is no such thing, the last one for all else. */
export function notFoundBoundary(screen: Parameters<typeof MissingScreen>[0]) {
  return function MissingBoundary({ error }: { error: unknown }) {
    return isNotFound(error) ? <MissingScreen {...screen} /> : <UnexpectedErrorScreen error={error} />;
  };
}
