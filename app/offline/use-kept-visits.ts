import { useEffect } from "react";
import { useLocation } from "react-router";

/** Has the service worker keep every page that is visited. Its code comes after the first page has loaded. */
export function useKeptVisits(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (import.meta.env.PROD && process.env.WORKER !== "off") void keepVisit(pathname);
  }, [pathname]);
}

async function keepVisit(pathname: string): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  // Without it the site is what it is with a network.
  const link = await import("./worker-link.ts").catch(() => undefined);
  await link?.keepVisit(pathname);
}
