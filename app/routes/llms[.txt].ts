import { llmsFile } from "#app/publish/text-files.server.ts";

export function loader() {
  return new Response(llmsFile(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
