import { securityFile } from "#app/publish/text-files.server.ts";

/** Whom to tell of a hole (RFC 9116). */
export function loader() {
  return new Response(securityFile(__BUILD_TIME__), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
