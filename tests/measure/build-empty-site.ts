import { cp, rename, rm } from "node:fs/promises";
import { runQuietly } from "#app/build/steps.ts";

/** Within the project's folder, so that its packages are found, but away from the sources: the router writes beside them. */
const folder = ".cache/measure/empty-site";

/** Builds a page of the same stack with nothing on it. Resolves with the folder to serve. */
export async function buildEmptySite(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp("tests/measure/empty-site", folder, { recursive: true });
  const { ok, output } = await runQuietly("react-router", ["build"], { cwd: folder });
  if (!ok) throw new Error(`The empty site could not be built:\n${output}`);
  const client = `${folder}/build/client`;
  await rename(`${client}/__spa-fallback.html`, `${client}/404.html`);
  return client;
}
