import { assertNoProblems } from "./content-error.server.ts";
import { collections } from "./loading/collections.server.ts";
import { describePicture } from "./media-file.server.ts";
import type { Host } from "./schemas.server.ts";

const problems = collections.hosts.map(({ image }, place) =>
  image ? describePicture("data/hosts.ts", `${place}.image`, `/hosts/${image}`) : [],
);
assertNoProblems((await Promise.all(problems)).flat());

/** The podcast's hosts, in the order shown. */
export function listHosts(): Host[] {
  return collections.hosts;
}
