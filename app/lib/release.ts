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

/** To be called when a page starts: the reload has brought another build, which may be reloaded again. */
export function forgetReloads(): void {
  if (sessionStorage.getItem(reloadedKey) !== buildTime) sessionStorage.removeItem(reloadedKey);
}

/** Whether the site now serves another build than this document's, whose files may be gone. Never rejects. */
export async function isReleased(): Promise<boolean> {
  try {
    const page = await fetch(window.location.href, { cache: "no-store", signal: AbortSignal.timeout(answerMs) });
    const [, build = buildTime] = /data-built="([^"]+)"/.exec(await page.text()) ?? [];
    return build !== buildTime;
  } catch {
    return false;
  }
}

/**
 * After code did not come, or data could not be read: reloads the page if the site is of another build, which has other
 * files. Not twice in a row for one build: a host may go on sending the old page for minutes. Never where the browser does
 * not remember that. Resolves to whether it does. Never rejects.
 */
export async function reloadIfReleased(): Promise<boolean> {
  if (!navigator.onLine || !(await isReleased())) return false;
  try {
    if (sessionStorage.getItem(reloadedKey) === buildTime) return false;
    sessionStorage.setItem(reloadedKey, buildTime);
    if (sessionStorage.getItem(reloadedKey) !== buildTime) return false;
    reloadPage();
    return true;
  } catch {
    return false;
  }
}

/**
 * Stops reloads of the page by script that did not come from here, if `shouldHold` says so: where browsers have the
 * Navigation API.
 */
export function holdReloads(shouldHold: () => boolean): void {
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType === "reload" && !isAskedFor && shouldHold()) event.preventDefault();
  });
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
