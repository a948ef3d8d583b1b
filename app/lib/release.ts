import { asRecord } from "./read-entries.ts";
import { buildTime } from "./use-now.ts";

/** Milliseconds that the site may take to say of which build it is. */
const answerMs = 5000;

export function reloadPage(): void {
  window.location.reload();
}

/** Loads a page of this site anew, also the one that is open. */
export function loadDocument(address: string): void {
  if (address === window.location.href) reloadPage();
  else window.location.assign(address);
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

/** Adds the build to a page's data, for tabs that were opened before a release. */
export function withBuild<Data extends object>(data: Data): Data & { build: string } {
  return { ...data, build: buildTime };
}

/** Whether data are of another build than this document: its code may not understand them. */
export function isOfAnotherBuild(data: unknown): boolean {
  const build = asRecord(data)?.["build"];
  return typeof build === "string" && build !== buildTime;
}
