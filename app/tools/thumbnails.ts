import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { ContentError } from "#app/content/content-error.server.ts";
import type { Thumbnail } from "#app/content/media.server.ts";

/** Writes all thumbnails into a finished site. Throws with the names of all pictures that cannot be decoded. */
export async function writeThumbnails(thumbnails: readonly Thumbnail[], folder: string): Promise<void> {
  const results = await Promise.allSettled(
    thumbnails.map(async ({ source, url, width }) => {
      const file = join(folder, url);
      await mkdir(dirname(file), { recursive: true });
      await shrink(source, width).toFile(file);
    }),
  );
  const problems = results.flatMap((result, index) => {
    const file = thumbnails[index]?.source ?? "";
    return result.status === "rejected" ? { file, reason: `cannot be decoded: ${String(result.reason)}` } : [];
  });
  if (problems.length > 0) throw new ContentError(problems);
}

/** During development, makes each thumbnail on request. */
export function thumbnailsOnRequest(): Plugin {
  return {
    name: "thumbnails-on-request",
    configureServer(server) {
      server.middlewares.use("/tiles", async (request, response, next) => {
        try {
          const { listThumbnails } = await server.ssrLoadModule("/app/content/media.server.ts");
          const thumbnails: Thumbnail[] = listThumbnails();
          const thumbnail = thumbnails.find(({ url }) => url === `/tiles${request.url}`);
          if (!thumbnail) return next();
          response.setHeader("Content-Type", "image/webp");
          response.end(await shrink(thumbnail.source, thumbnail.width).toBuffer());
        } catch (error) {
          // Broken content must not stop the server.
          next(error);
        }
      });
    },
  };
}

function shrink(source: string, width: number) {
  return sharp(source).autoOrient().resize({ width, withoutEnlargement: true }).webp();
}
