import { isMissing } from "#app/lib/is-missing.ts";

import { MissingScreen, UnexpectedErrorScreen } from "./error-screens.tsx";

/** The boundary of a page about one thing: its own screen where there is no such thing, the last one for all else. */
export function missingBoundary(screen: Parameters<typeof MissingScreen>[0]) {
  return function MissingBoundary({ error }: { error: unknown }) {
    return isMissing(error) ? <MissingScreen {...screen} /> : <UnexpectedErrorScreen error={error} />;
  };
}
