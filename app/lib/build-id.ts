import { asRecord } from "./read-entries.ts";
import { buildTime } from "./use-now.ts";

/** A page's data that say of which build they are, for tabs that were opened before a release. */
export function withBuild<Data extends object>(data: Data): Data & { build: string } {
  return { ...data, build: buildTime };
}

/** Whether data are of another build than this document: its code may not understand them. */
export function isOfAnotherBuild(data: unknown): boolean {
  const build = asRecord(data)?.["build"];
  return typeof build === "string" && build !== buildTime;
}
