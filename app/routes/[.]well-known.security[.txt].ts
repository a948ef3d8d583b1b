import { securityFile } from "#app/publish/text-files.server.ts";

export function loader() {
  return new Response(securityFile(__BUILD_TIME__), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
