import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { atBase, basePath } from "#app/lib/url.ts";
import { inParallel } from "./steps.ts";

/** A request is looked up among all the paths that its handler knows: few at a time take no longer the more there are. */
const pathsAtATime = 100;

type Handler = (request: Request) => Promise<Response>;

/**
 * Writes what the built site answers to these paths of routes with loaders, as the router's own prerendering does, whose
 * server needs several times as long. Rejects when a path has no answer.
 */
export async function renderPaths(paths: readonly string[], buildFolder: string): Promise<void> {
  const server = pathToFileURL(resolve(buildFolder, "server/index.js")).href;
  const build = (await import(/* @vite-ignore */ server)) as ServerBuild;
  for (let start = 0; start < paths.length; start += pathsAtATime) {
    const some = paths.slice(start, start + pathsAtATime);
    const handler = createRequestHandler({ ...build, prerender: some }, "production");
    await inParallel(some, async (path) => {
      await renderPath(path, handler, join(buildFolder, "client", basePath));
      console.log(`Prerender (one): ${path}`);
    });
  }
}

/** A file, or a page and its data, which is for who comes from another page. */
async function renderPath(path: string, handler: Handler, folder: string): Promise<void> {
  const answer = await ask(handler, path);
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return writeAnswer(answer, join(folder, path));
  await writeAnswer(answer, join(folder, `${path}.html`));
  await writeAnswer(await ask(handler, `${path}.data`), join(folder, `${path}.data`));
}

async function ask(handler: Handler, path: string): Promise<Response> {
  const response = await handler(new Request(`http://localhost${atBase(path)}`));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response;
}

async function writeAnswer(answer: Response, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
}
