import { llmsFile } from "#app/content/llms.server.ts";

/** What is where, for programs that read text. */
export function loader() {
  return new Response(llmsFile(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
