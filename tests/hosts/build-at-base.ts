/** Builds the site as it stands below the top of a host, for the tests of hosts. */
import { buildAtBase } from "./builds.ts";

process.env["BASE"] = `${buildAtBase.base}/`;
process.env["BUILD_FOLDER"] = buildAtBase.folder;

await import("#app/build/build.ts");
