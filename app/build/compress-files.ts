import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { inParallel } from "./in-parallel.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What shrinks; pictures, clips and fonts are compressed already. */
const shrinking = "**/*.{html,js,css,json,data,xml,svg,txt,md,ics,webmanifest}";

/**
 * Puts a .br and a .gz beside every file of text, for servers that send such files (nginx's gzip_static, the local server).
 * Small ones too: a release that is copied over the last one must replace its compressed files. Scripts, which stay the same for long, get the best that brotli can; pages come out
 * an eighth larger in a fiftieth of the time.
 */
export async function compressFiles(folder: string): Promise<void> {
  await inParallel(globSync(shrinking, { cwd: folder }), async (name) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    const quality = name.startsWith("assets/") ? 11 : 5;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes)]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  });
}
