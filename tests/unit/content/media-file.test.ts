import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  addressOf,
  describePicture,
  measure,
  memeTypeOf,
  splitFileName,
  wordsOf,
} from "#app/content/media-file.server.ts";

test.each([
  ...["jpg", "JPEG", "png", "webp", "avif", "gif", "svg"].map((extension) => [extension, "image"] as const),
  ...["mp4", "webm", "MOV"].map((extension) => [extension, "video"] as const),
])("a .%s file is %s", (extension, type) => {
  expect(memeTypeOf(`friday-deploy.${extension}`)).toBe(type);
});

test.each(["notes.txt", "archive.webp.zip", "webp", ".webp", "clip.mp3"])(
  "%s is nothing a gallery can show",
  (file) => {
    expect(memeTypeOf(file)).toBeUndefined();
  },
);

test("the extension is what follows the last dot", () => {
  expect(splitFileName("v1.2.final.PNG")).toEqual({ name: "v1.2.final", extension: "png" });
});

test("a file without a text is described by the words of its name", () => {
  expect(wordsOf("friday-deploy_at--17")).toBe("friday deploy at 17");
});

test("a well-named file keeps its name in the address, any other gets one that every host can serve", () => {
  expect(addressOf("friday-deploy_2")).toBe("friday-deploy_2");
  expect(addressOf("Screenshot 2025-01-01 at 10.00.00 (2)")).toBe("screenshot-2025-01-01-at-10-00-00-2");
  expect(addressOf("IMG_2034")).toBe("img_2034");
  expect(addressOf("ჩემი მემი")).toMatch(/^[\da-f]{8}$/);
  expect(addressOf("ჩემი მემი")).not.toBe(addressOf("შენი მემი"));
});

const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } }).jpeg();

test("an upright photograph from a phone is measured upright", async () => {
  expect(await measure(await photo.clone().toBuffer(), "image")).toEqual({ width: 40, height: 30 });
  expect(await measure(await photo.clone().withMetadata({ orientation: 6 }).toBuffer(), "image")).toEqual({
    width: 30,
    height: 40,
  });
});

test("an animation has the size of one of its frames", async () => {
  const frames = await Promise.all(
    ["red", "green", "blue"].map((background) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(await measure(animation, "image")).toEqual({ width: 30, height: 20 });
});

test("a drawing is measured by its view box", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 600"><path d="M0 0h9v9z"/></svg>';
  expect(await measure(Buffer.from(drawing), "image")).toEqual({ width: 300, height: 600 });
});

test("a picture that browsers do not show is refused with what to do", async () => {
  await expect(measure(await photo.clone().tiff().toBuffer(), "image")).rejects.toThrow(
    "it is TIFF, which browsers do not show: save it as webp",
  );
  expect(await measure(await photo.clone().avif().toBuffer(), "image")).toEqual({ width: 40, height: 30 });
});

test.each(["image", "video"] as const)("bytes that are no %s are refused", async (type) => {
  await expect(measure(Buffer.from("not at all"), type)).rejects.toThrow(/format|input/i);
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-file-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** Puts a file outside of public/ and gives back its path as content would name it. */
async function put(name: string, bytes: Uint8Array | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return `/${relative("public", file)}`;
}

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

  test("where it was cut off in the middle", async () => {
    const whole = await photo.clone().jpeg().toBuffer();
    const [problem] = await problems(await put("cut.jpg", whole.subarray(0, whole.length * 0.6)));
    expect(problem).toMatch(/cut\.jpg cannot be read as a picture: /);
  });

  test("where it is too small, and not else", async () => {
    const path = await put("photo.jpg", await photo.clone().toBuffer());
    expect(await problems(path, { width: 40, height: 31 })).toEqual([
      expect.stringMatching(/^data\/events\/x\.ts: image: .* is 40×30, less than 40×31$/),
    ]);
    expect(await problems(path, { width: 40, height: 30 })).toEqual([]);
  });
});
