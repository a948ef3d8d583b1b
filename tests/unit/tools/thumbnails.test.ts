import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeThumbnails } from "#app/tools/thumbnails.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "thumbnails-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
}

async function write(name: string, bytes: Buffer) {
  writeFileSync(join(folder, name), bytes);
  return { source: join(folder, name), url: `/tiles/${name}.webp`, width: 640 };
}

test("writes upright WebP thumbnails of at most the given width", async () => {
  const turned = await sharp(await photo(1000, 1400))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await writeThumbnails([await write("a.jpg", turned), await write("small.jpg", await photo(200, 100))], folder);
  const sizeOf = async (name: string) => sharp(join(folder, "tiles", name)).metadata();
  expect(await sizeOf("a.jpg.webp")).toMatchObject({ format: "webp", width: 640, height: 457 });
  expect(await sizeOf("small.jpg.webp")).toMatchObject({ width: 200, height: 100 });
  expect(statSync(join(folder, "tiles/a.jpg.webp")).size).toBeLessThan(10_000);
});

test("rejects with the names of all pictures that cannot be decoded", async () => {
  const whole = await photo(300, 300);
  const cut = whole.subarray(0, whole.length / 2);
  const thumbnails = [await write("one.jpg", cut), await write("whole.jpg", whole), await write("two.jpg", cut)];
  await expect(writeThumbnails(thumbnails, folder)).rejects.toThrow(
    /^The content is broken:\n.*one\.jpg: cannot be decoded: [^]*two\.jpg: cannot be decoded: /,
  );
});
