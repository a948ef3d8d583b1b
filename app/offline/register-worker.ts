import { reloadPage } from "#app/lib/release.ts";
import { toast } from "#app/lib/toast.ts";
import { buildTime } from "#app/lib/use-now.ts";
import { isFrugal } from "#app/navigation/prefetch-links.ts";
import { cachedAddress } from "#app/offline/cached-pages.ts";
import { isAsset, isData, type NewVersion } from "./site-caches.ts";

/** Minimum time between two checks for a new version while a page stays open, in milliseconds. */
const lookEveryMs = 60 * 60 * 1000;
/** The toast about a new version stays this long, in milliseconds. */
const noticeMs = 20_000;

/**
 * True if the document loaded without the worker, so that the worker has cached none of its scripts. Undefined before
 * the first call.
 */
let isUnseen: boolean | undefined;
let registration: ServiceWorkerRegistration | undefined;

/** Registers the service worker and makes it cache a page (its path). Never rejects. */
export async function cacheVisit(pathname: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // Firefox rejects if cookies are blocked. After other failures the next visit tries again.
  await registerAndKeep(pathname).catch(() => undefined);
}

async function registerAndKeep(pathname: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (isUnseen === undefined) {
    listen();
    isUnseen = !serviceWorker.controller;
  }
  if (!registration) {
    // Rejects first if cookies are blocked. Otherwise Firefox would log each attempt to register.
    await caches.keys();
    registration = await serviceWorker.register("/sw.js");
  }
  const { active } = await serviceWorker.ready;
  const wanted: string[] = [];
  // Also caches /wrapped, which works offline because its data are on this device.
  const pages = isFrugal(navigator) ? [pathname] : [pathname, "/wrapped"];
  for (const page of new Set(pages)) if (!(await isOfThisBuild(page))) wanted.push(page);
  if (wanted.length === 0) return;
  const urlsToCache = [...wanted, ...(isUnseen ? loadedFiles() : [])];
  isUnseen = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a worker
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

/** Pages whose cached copy is from this build. Each copy is read only once, but may be evicted later. */
const ofThisBuild = new Set<string>();

/** Returns true if the cached copy of a page is from this build. The files of an older build may be evicted one day. */
async function isOfThisBuild(pathname: string): Promise<boolean> {
  const copy = await caches.match(cachedAddress(pathname), { ignoreSearch: true });
  if (copy && !ofThisBuild.has(pathname) && (await copy.text()).includes(buildTime)) ofThisBuild.add(pathname);
  return copy !== undefined && ofThisBuild.has(pathname);
}

/** Returns the paths of the scripts and data that this document has loaded. The worker caches images when they load. */
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
