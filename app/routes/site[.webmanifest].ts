import { webManifest } from "#app/publish/web-manifest.server.ts";

export async function loader() {
  return Response.json(await webManifest(), { headers: { "Content-Type": "application/manifest+json" } });
}
