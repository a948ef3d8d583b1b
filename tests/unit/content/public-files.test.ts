import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";

import { readPicture } from "#app/content/public-files.server.ts";

test("a photograph that was taken upright has the size in which it is shown", async () => {
  const folder = await mkdtemp(join(tmpdir(), "public-files-"));
  try {
    const file = join(folder, "photo.jpg");
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } }).jpeg();
    await writeFile(file, await photo.withMetadata({ orientation: 6 }).toBuffer());
    expect(await readPicture(`/${relative("public", file)}`)).toMatchObject({ width: 30, height: 40 });
  } finally {
    await rm(folder, { recursive: true });
  }
});
