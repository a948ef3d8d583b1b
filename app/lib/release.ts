import { asRecord } from "./read-entries.ts";
import { buildTime } from "./use-now.ts";

/** Timeout of the request for the current build. */
const answerMs = 5000;

export function reloadPage(): void {
  window.location.reload();
}

/** Loads a page of this site with a full page load, even if it is the current one. */
export function loadDocument(address: string): void {
  if (address === window.location.href) reloadPage();
  else window.location.assign(address);
}

/**
 * Returns true if the server has a newer build than this document's. The files of this document's build may then be
 * gone. Never rejects.
 */
export async function isReleased(): Promise<boolean> {
  try {
    const page = await fetch(window.location.href, { cache: "no-store", signal: AbortSignal.timeout(answerMs) });
    const [, build = buildTime] = /data-built="([^"]+)"/.exec(await page.text()) ?? [];
    return build !== buildTime;
  } catch {
    return false;
  }
}

/** Adds the build to a page's data, so that tabs opened before a release can detect it. */
export function withBuild<Data extends object>(data: Data): Data & { build: string } {
  return { ...data, build: buildTime };
}

/** Returns true if the data are from another build than this document, whose code may not understand them. */
export function isOfAnotherBuild(data: unknown): boolean {
  const build = asRecord(data)?.["build"];
  return typeof build === "string" && build !== buildTime;
}
