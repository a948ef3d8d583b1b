import { site } from "#app/site.ts";

/** Search engines are welcome everywhere; what they should not list says so itself. */
export function loader() {
  const lines = ["User-agent: *", "Allow: /", `Sitemap: ${site.url}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
