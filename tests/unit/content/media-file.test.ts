import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { textOf } from "#app/content/content-error.server.ts";
import { addressOf, describePicture, measure, memeTypeOf } from "#app/content/media-file.server.ts";

test.each([
  ...["a.jpg", "v1.2.final.JPEG", "a.png", "a.webp", "a.avif", "a.gif", "a.svg"].map((file) => [file, "image"]),
  ...["a.mp4", "a.webm", "a.MOV"].map((file) => [file, "video"]),
  ...["notes.txt", "archive.webp.zip", "webp", ".webp", "clip.mp3"].map((file) => [file, undefined]),
])("shows %s in a gallery as %s", (file, type) => {
  expect(memeTypeOf(file ?? "")).toBe(type);
});

test("keeps good file names in URLs and transliterates others", () => {
  expect(addressOf("friday-deploy_2")).toBe("friday-deploy_2");
  expect(addressOf("Screenshot 2025-01-01 at 10.00.00 (2)")).toBe("screenshot-2025-01-01-at-10-00-00-2");
  expect(addressOf("IMG_2034")).toBe("img_2034");
  expect(addressOf("ჩემი მემი")).toBe("chemi-memi");
  expect(addressOf("Café Müller")).toBe("cafe-muller");
  expect(addressOf("!!!")).toMatch(/^[\da-f]{8}$/);
  expect(addressOf("!!!")).not.toBe(addressOf("???"));
});

const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } }).jpeg();

test("measures a rotated photo upright", async () => {
  expect(await measure(await photo.clone().toBuffer(), "image")).toEqual({ width: 40, height: 30 });
  expect(await measure(await photo.clone().withMetadata({ orientation: 6 }).toBuffer(), "image")).toEqual({
    width: 30,
    height: 40,
  });
});

test("measures a frame of an animation and the view box of an SVG", async () => {
  const frame = { width: 30, height: 20, channels: 3, background: "red" } as const;
  const frames = await Promise.all([1, 2].map(() => sharp({ create: frame }).png().toBuffer()));
  const animation = sharp(frames, { join: { animated: true } }).gif();
  expect(await measure(await animation.toBuffer(), "image")).toEqual({ width: 30, height: 20 });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 600"><path d="M0 0h9v9z"/></svg>';
  expect(await measure(Buffer.from(drawing), "image")).toEqual({ width: 300, height: 600 });
});

test("rejects formats that browsers do not show, and says what to do", async () => {
  await expect(measure(await photo.clone().tiff().toBuffer(), "image")).rejects.toThrow(
    "it is TIFF, which browsers do not show; save it as webp",
  );
  expect(await measure(await photo.clone().avif().toBuffer(), "image")).toEqual({ width: 40, height: 30 });
});

test("rejects a clip in HEVC", async () => {
  const clip = await readFile("public/memes/cat-vs-prod.mp4", "latin1");
  expect(await measure(Buffer.from(clip, "latin1"), "video")).toEqual({
    width: expect.any(Number),
    height: expect.any(Number),
  });
  const hevc = Buffer.from(clip.replaceAll("avc1", "hvc1"), "latin1");
  await expect(measure(hevc, "video")).rejects.toThrow("it is HEVC, which many browsers do not play");
});

describe("reports an image of a content file", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "media-file-"));
  });

  afterEach(() => rm(folder, { recursive: true }));

  /** Problems with a file outside of `public/`. */
  async function problems(name: string, bytes?: Uint8Array, height?: number): Promise<string[]> {
    const file = join(folder, name);
    if (bytes) await writeFile(file, bytes);
    const path = `/${relative("public", file)}`;
    const least = height ? { width: 40, height } : undefined;
    return (await describePicture("data/events/x.ts", "image", path, least)).map(textOf);
  }

  test("that is missing or too small", async () => {
    expect(await problems("none.webp")).toEqual([
      expect.stringMatching(/^data\/events\/x\.ts: image: names a missing file, public\/.*none\.webp$/),
    ]);
    const whole = await photo.clone().toBuffer();
    expect(await problems("photo.jpg", whole, 31)).toEqual([
      expect.stringMatching(/^data\/events\/x\.ts: image: .* is 40×30; it must be at least 40×31$/),
    ]);
    expect(await problems("photo.jpg", whole, 30)).toEqual([]);
  });

  test.each([
    ["is empty", 0],
    ["was cut off in the middle", 0.6],
  ])("that %s", async (_what, share) => {
    const whole = await photo.clone().toBuffer();
    const [problem] = await problems("cut.jpg", whole.subarray(0, whole.length * share));
    expect(problem).toMatch(/^data\/events\/x\.ts: image: public\/.*cut\.jpg cannot be read as an image: /);
  });
});
