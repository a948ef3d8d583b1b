/** A build of the site: its folder (which holds client/ and hosts/) and its base path, "" or "/site". */
export type Build = { folder: string; base: string };

export const buildAtTop: Build = { folder: "build", base: "" };

/** With a capital letter, as repositories have. `build-at-base.ts` makes it. */
export const buildAtBase: Build = { folder: "build-base", base: "/Devtherapy-Site" };
