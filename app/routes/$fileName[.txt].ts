import { orNotFound } from "#app/navigation/canonical-path.ts";
import { robotsFile } from "#app/publish/sitemap.server.ts";
import { llmsFile } from "#app/publish/text-files.server.ts";
import type { Route } from "./+types/$fileName[.txt]";

const files: Readonly<Record<string, () => string>> = { llms: llmsFile, robots: robotsFile };

/** What programs look for at the top of a site. */
export function loader({ params }: Route.LoaderArgs) {
  const write = orNotFound(files[params.fileName], "File");
  return new Response(write(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
