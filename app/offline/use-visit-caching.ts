import { useEffect } from "react";
import { useLocation } from "react-router";

/** Has the service worker keep every page that is visited. Its code comes after the first page has loaded. */
export function useVisitCaching(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (import.meta.env.PROD && process.env.WORKER !== "off") void cacheVisit(pathname);
  }, [pathname]);
}

async function cacheVisit(pathname: string): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  // Without it the site is what it is with a network.
  const link = await import("./register-worker.ts").catch(() => undefined);
  await link?.cacheVisit(pathname);
}
