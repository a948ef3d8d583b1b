import { reloadPage } from "#app/lib/release.ts";
import { toast } from "#app/lib/toast.ts";
import { buildTime } from "#app/lib/use-now.ts";
import { isFrugal } from "#app/navigation/prefetch-links.ts";
import { cachedAddress } from "#app/offline/cached-pages.ts";
import { isAsset, isData, type NewVersion } from "./site-caches.ts";

/** Milliseconds between two looks for a new version while a page stays open, and that its notice stays. */
const lookEveryMs = 60 * 60 * 1000;
const noticeMs = 20_000;

/** Whether the document was loaded without the worker, which has seen none of its scripts; undefined before a visit. */
let isUnseen: boolean | undefined;
let registration: ServiceWorkerRegistration | undefined;

/** Has the service worker keep a page of the app (its path), and registers it before. Never rejects. */
export async function cacheVisit(pathname: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // Where cookies are blocked Firefox refuses every part of it. What failed by chance is tried again with the next visit.
  await registerAndKeep(pathname).catch(() => undefined);
}

async function registerAndKeep(pathname: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (isUnseen === undefined) {
    listen();
    isUnseen = !serviceWorker.controller;
  }
  if (!registration) {
    // Rejects where cookies are blocked: there Firefox would log each attempt to register.
    await caches.keys();
    registration = await serviceWorker.register("/sw.js");
  }
  const { active } = await serviceWorker.ready;
  const wanted: string[] = [];
  // Wrapped needs no network once it is cached, because what it shows is on this device.
  const pages = isFrugal(navigator) ? [pathname] : [pathname, "/wrapped"];
  for (const page of new Set(pages)) if (!(await isOfThisBuild(page))) wanted.push(page);
  if (wanted.length === 0) return;
  const urlsToCache = [...wanted, ...(isUnseen ? loadedFiles() : [])];
  isUnseen = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a worker
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

/** Whether a page is kept, and as this build has it: what an older one needs may be gone one day. */
async function isOfThisBuild(pathname: string): Promise<boolean> {
  const copy = await caches.match(cachedAddress(pathname), { ignoreSearch: true });
  return (await copy?.text())?.includes(buildTime) ?? false;
}

/** The paths of scripts and data that this document has loaded; pictures are kept as they are seen. */
function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const paths = addresses.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  return paths.filter((path) => isAsset(path) || isData(path));
}

function listen(): void {
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<Partial<NewVersion> | undefined>) => {
    if (data?.type !== "NEW_VERSION" || data.build === buildTime) return;
    toast("info", "New version", {
      id: "new-version",
      description: "Reload now, or get it next time.",
      action: { label: "Reload", onClick: reloadPage },
      duration: noticeMs,
    });
  });
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    void registration?.update().catch(() => undefined);
  });
}
