import { useLocation } from "react-router";

import { useHydrated } from "#app/lib/use-hydrated.ts";
import { site } from "#app/site.ts";

/** Where a printed page came from. Not in the HTML: 404.html is the page of any address. */
export function PrintedAddress() {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  if (!isHydrated) return null;
  return (
    <p lang="en" className="hidden border-t border-line pt-3 text-sm print:mt-8 print:block">
      {site.name} · {site.url + pathname}
    </p>
  );
}
