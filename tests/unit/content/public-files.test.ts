import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { describePicture, readPicture } from "#app/content/public-files.server.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "public-files-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Puts a file outside of public/ and gives back its path as content would name it. */
async function put(name: string, bytes: Uint8Array | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return `/${relative("public", file)}`;
}

const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } }).jpeg();

test("a photograph that was taken upright has the size in which it is shown", async () => {
  const path = await put("photo.jpg", await photo.clone().withMetadata({ orientation: 6 }).toBuffer());
  expect(await readPicture(path)).toMatchObject({ width: 30, height: 40 });
});

describe("a picture that content names is a problem with file, field and reason", () => {
  const problems = (path: string, least?: { width: number; height: number }) =>
    describePicture("data/events/x.ts", "image", path, least);

  test("where there is none", async () => {
    expect(await problems("/events/none.webp")).toEqual([
      "data/events/x.ts: image: there is no file public/events/none.webp",
    ]);
  });

  test("where it is none", async () => {
    const [problem] = await problems(await put("empty.webp", ""));
    expect(problem).toMatch(/^data\/events\/x\.ts: image: public\/.*empty\.webp cannot be read as a picture: /);
  });

  test("where it is too small, and not else", async () => {
    const path = await put("photo.jpg", await photo.clone().toBuffer());
    expect(await problems(path, { width: 40, height: 31 })).toEqual([
      expect.stringMatching(/^data\/events\/x\.ts: image: .* is 40×30, less than 40×31$/),
    ]);
    expect(await problems(path, { width: 40, height: 30 })).toEqual([]);
  });
});
