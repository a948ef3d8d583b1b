import { assertNoProblems } from "./content-error.server.ts";
import { collections } from "./loading/collections.server.ts";
import { describePicture } from "./media-file.server.ts";

const problems = collections.presenters.map(({ image }, place) =>
  image ? describePicture("data/presenters.ts", `${place}.image`, `/presenters/${image}`) : [],
);
assertNoProblems((await Promise.all(problems)).flat());

/** In the order shown. */
export const presenters = collections.presenters;
