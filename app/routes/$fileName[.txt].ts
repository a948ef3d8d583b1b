import { data } from "react-router";

import type { Route } from "./+types/$fileName[.txt]";

import { llmsFile } from "#app/content/llms.server.ts";
import { robotsFile } from "#app/content/robots.server.ts";

const files: Readonly<Record<string, () => string>> = { llms: llmsFile, robots: robotsFile };

/** What programs look for at the top of a site. */
export function loader({ params }: Route.LoaderArgs) {
  const write = files[params.fileName];
  if (!write) throw data("File Not Found", { status: 404 });
  return new Response(write(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
