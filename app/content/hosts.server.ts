import { assertNoProblems } from "./content-error.server.ts";
import { collections } from "./loading/collections.server.ts";
import { describePicture } from "./media-file.server.ts";

const problems = collections.hosts.map(({ image }, place) =>
  image ? describePicture("data/hosts.ts", `${place}.image`, `/hosts/${image}`) : [],
);
assertNoProblems((await Promise.all(problems)).flat());

/** The podcast's hosts, in the order shown. */
export const allHosts = collections.hosts;
