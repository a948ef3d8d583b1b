import { atBase, basePath } from "#app/lib/base-path.ts";
import type { NewVersion } from "#app/lib/kept-caches.ts";
import { isKept } from "#app/lib/kept-pages.ts";
import { reloadPage } from "#app/lib/reload-page.ts";
import { toast } from "#app/lib/toast.ts";
import { buildTime } from "#app/lib/use-now.ts";

/** Milliseconds between two looks for a new version while a page stays open, and that its notice stays. */
const lookEveryMs = 60 * 60 * 1000;
const noticeMs = 20_000;

/** The page that needs no network at all once it is there: what it shows is on this device. */
const wrapped = "/wrapped";

const kept = new Set<string>();
let started: Promise<void> | undefined;

/** Has the service worker keep a page of the app (its path), and registers it before. Never rejects. */
export async function keepVisit(pathname: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // The worker saw a page that was opened under its eyes.
  if (!started && navigator.serviceWorker.controller) kept.add(pathname);
  started ??= start();
  await started;
  const { active } = await navigator.serviceWorker.ready;
  if (await isKept(atBase(wrapped))) kept.add(wrapped);
  const wanted = [...new Set([pathname, wrapped])].filter((path) => !kept.has(path));
  if (wanted.length === 0) return;
  for (const path of wanted) kept.add(path);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a worker
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: wanted.map(atBase) } });
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<Partial<NewVersion> | undefined>) => {
    if (data?.type === "NEW_VERSION" && data.build !== buildTime) saySo();
  });
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    void look();
  });
  // Refused where storage is forbidden.
  await serviceWorker.register(atBase("/sw.js"), { scope: `${basePath}/` }).catch(() => undefined);
}

async function look(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

function saySo(): void {
  toast("info", "New version", {
    id: "new-version",
    description: "Reload to see it, or meet it at your next visit.",
    action: { label: "Reload", onClick: reloadPage },
    duration: noticeMs,
  });
}
