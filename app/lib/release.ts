import { asRecord } from "./read-entries.ts";
import { buildTime } from "./use-now.ts";

const reloadedKey = "devtherapy-reloaded-build";

/** Milliseconds that the site may take to say of which build it is. */
const answerMs = 5000;

let isAskedFor = false;

/** Reloads the page because the visitor asks for it, or what they asked for needs it. */
export function reloadPage(): void {
  isAskedFor = true;
  window.location.reload();
}

/**
 * Reloads the page because the site is of another build. Not twice in a row for one build: a host may go on sending the old
 * page for minutes. Never where the browser does not remember that. Returns whether it does.
 */
function reloadForRelease(): boolean {
  if (readReloaded() === buildTime) return false;
  try {
    sessionStorage.setItem(reloadedKey, buildTime);
  } catch {
    return false;
  }
  if (readReloaded() !== buildTime) return false;
  reloadPage();
  return true;
}

/** The build whose page was reloaded last. */
function readReloaded(): string | null {
  try {
    return sessionStorage.getItem(reloadedKey);
  } catch {
    return null;
  }
}

/** To be called when a page starts: the reload has brought another build, which may be reloaded again. */
export function forgetReloads(): void {
  if (readReloaded() && readReloaded() !== buildTime) sessionStorage.removeItem(reloadedKey);
}

/**
 * After code did not come, or data could not be read: reloads the page if the site is of another build, which has other
 * files, as `reloadForRelease` does. Resolves to whether it does. Never rejects.
 */
export async function reloadIfReleased(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const page = await fetch(window.location.href, { cache: "no-store", signal: AbortSignal.timeout(answerMs) });
    const [, build] = /data-built="([^"]+)"/.exec(await page.text()) ?? [];
    return build !== undefined && build !== buildTime && reloadForRelease();
  } catch {
    return false;
  }
}

/**
 * Stops reloads of the page by script that did not come from here, if `shouldHold` says so: where browsers have the
 * Navigation API. Returns what ends it.
 */
export function holdReloads(shouldHold: () => boolean): () => void {
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType === "reload" && !isAskedFor && shouldHold()) event.preventDefault();
  };
  window.navigation?.addEventListener("navigate", onNavigate);
  return () => window.navigation?.removeEventListener("navigate", onNavigate);
}

/** A page's data that say of which build they are, for tabs that were opened before a release. */
export function withBuild<Data extends object>(data: Data): Data & { build: string } {
  return { ...data, build: buildTime };
}

/** Whether data are of another build than this document: its code may not understand them. */
export function isOfAnotherBuild(data: unknown): boolean {
  const build = asRecord(data)?.["build"];
  return typeof build === "string" && build !== buildTime;
}
