import { existsSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import type { Plugin } from "vite";
import { tilePath } from "#app/content/galleries.ts";
import type { TileSource } from "#app/publish/tile-sources.server.ts";
import { ContentError, type Finding } from "../content/content-error.server.ts";
import { inParallel } from "./steps.ts";

/** Cache of tiles, named after a hash of their source. Not in git. */
const cache = ".cache";

/** Maximum size of a tile in bytes, and the WebP qualities to try, best first. */
const heaviest = 40_000;
const qualities = [75, 60, 45, 30, 15, 1];

/**
 * Up to this width in pixels, colored text is small enough to need sharp chroma, which takes twice as long to encode.
 */
const sharpColorsUpTo = 320;

/**
 * Copies all tiles into the finished site, and removes unused ones from the cache. Throws with the names of all
 * images that cannot be decoded.
 */
export async function writeTiles(sources: readonly TileSource[], folder: string): Promise<void> {
  const problems: Finding[] = [];
  await inParallel(sources, async (source) => {
    try {
      await makeTiles(source);
    } catch (error) {
      problems.push({ file: source.still, reason: `cannot be decoded: ${String(error)}` });
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  const files = new Set(sources.flatMap((source) => tilesOf(source).map(({ file }) => file)));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(cache, file), join(folder, file));
  }
  for await (const file of glob("tiles/**/*.{webp,part}", { cwd: cache })) {
    if (!files.has(`/${file}`)) await rm(join(cache, file));
  }
}

/** During development, makes an image's tiles on the first request. */
export function pictureTiles(): Plugin {
  return {
    name: "picture-tiles",
    configureServer(server) {
      server.middlewares.use("/tiles", async (request, response, next) => {
        const address = `/tiles${request.url ?? ""}`;
        try {
          const { listTileSources } = await server.ssrLoadModule("/app/publish/tile-sources.server.ts");
          const sources: TileSource[] = await listTileSources();
          const source = sources.find(({ base }) => address.startsWith(`${base}-`));
          const tile = source && tilesOf(source).find(({ file }) => file === address);
          if (!source || !tile) return next();
          await makeTiles(source);
          response.setHeader("Content-Type", "image/webp");
          response.end(await readFile(join(cache, tile.file)));
        } catch (error) {
          // Broken content or an invalid image must not stop the server.
          next(error);
        }
      });
    },
  };
}

/** Returns the widths of an image's tiles, and their paths inside the cache and the site. */
function tilesOf({ base, widths }: TileSource): { width: number; file: string }[] {
  return widths.map((width) => ({ width, file: tilePath(base, width) }));
}

/** Makes the tiles that the cache lacks. */
async function makeTiles(source: TileSource): Promise<void> {
  const missing = tilesOf(source).filter(({ file }) => !existsSync(join(cache, file)));
  const widest = missing.at(-1);
  if (!widest) return;
  const { data, info } = await sharp(source.still)
    .autoOrient()
    .resize({ width: widest.width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { width, file } of missing) {
    const target = join(cache, file);
    await mkdir(dirname(target), { recursive: true });
    // Writes to a temporary name first, so that an interrupted build leaves no partial tile.
    await writeFile(`${target}.part`, await encode(data, info, width, source.quality));
    await rename(`${target}.part`, target);
  }
}

async function encode(pixels: Buffer, raw: OutputInfo, width: number, best: number): Promise<Buffer> {
  const tile = sharp(pixels, { raw }).resize({ width, withoutEnlargement: true });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities.filter((tried) => tried <= best)) {
    bytes = await tile.webp({ quality, effort: 2, smartSubsample: width <= sharpColorsUpTo }).toBuffer();
    if (bytes.length <= heaviest) break;
  }
  return bytes;
}
