import { useEffect } from "react";
import { useLocation } from "react-router";

/** Makes the service worker cache every visited page. The code for that loads after the first page. */
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
  // If the chunk fails to load, only offline use is missing.
  const link = await import("./register-worker.ts").catch(() => undefined);
  await link?.cacheVisit(pathname);
}
