import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentError, textOf } from "#app/content/content-error.server.ts";
import { type GallerySource, readGallery } from "#app/content/loading/read-gallery.server.ts";

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "gallery-"));
  folder = join(root, "public/memes");
  mkdirSync(folder, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

async function putPicture(file: string, width = 40, height = 30) {
  const picture = sharp({ create: { width, height, channels: 3, background: "teal" } });
  await picture.toFormat(file.endsWith(".png") ? "png" : "webp").toFile(join(folder, file));
}

function putClip(file: string) {
  copyFileSync("public/memes/cat-vs-prod.mp4", join(folder, file));
}

function putPoster(name: string) {
  mkdirSync(join(folder, "posters"), { recursive: true });
  copyFileSync("public/memes/posters/cat-vs-prod.webp", join(folder, "posters", `${name}.webp`));
}

const read = (texts: GallerySource["texts"] = {}) => readGallery({ folder, textsFile: "data/memes.ts", texts });

async function problems(texts: GallerySource["texts"] = {}): Promise<string> {
  const error: unknown = await read(texts).catch((reason: unknown) => reason);
  return error instanceof ContentError ? error.problems.map(textOf).join("\n").replaceAll(folder, "FOLDER") : "";
}

test("lists a new file in the folder as a meme", async () => {
  await putPicture("friday-deploy.webp", 1000, 1400);
  const [entry] = await read();
  expect(entry?.meme).toMatchObject({
    url: "/memes/friday-deploy.webp",
    filename: "friday-deploy",
    type: "image",
    alt: "friday deploy",
    caption: "friday deploy",
    width: 1000,
    height: 1400,
  });
  expect(entry?.meme.tiles).toMatch(/^\/tiles\/memes\/friday-deploy\.[\da-f]{8}$/);
});

test("lowercases the name in the page's URL and keeps the file's name in the image URL", async () => {
  await putPicture("IMG_2034.webp");
  const [entry] = await read({ "IMG_2034.webp": { alt: "კატა", caption: "პარასკევი" } });
  expect(entry?.meme).toMatchObject({ url: "/memes/IMG_2034.webp", filename: "img_2034" });
  expect(entry?.meme).toMatchObject({ alt: "კატა", caption: "პარასკევი" });
  expect(entry?.meme.tiles).toMatch(/^\/tiles\/memes\/img_2034\./);
});

test("changes the URLs of tiles when the image changes", async () => {
  await putPicture("a.webp", 40);
  const [before] = await read();
  await putPicture("a.webp", 50);
  const [after] = await read();
  expect(after?.meme.tiles).not.toBe(before?.meme.tiles);
});

test("makes a clip's tiles from its poster; a clip without a poster gets no tiles", async () => {
  putClip("with.mp4");
  putClip("without.mp4");
  putPoster("with");
  const [withPoster, without] = await read();
  expect(withPoster).toMatchObject({
    still: join(folder, "posters/with.webp"),
    meme: { type: "video", width: 960, height: 720 },
  });
  expect(without?.still).toBeUndefined();
  expect(without?.meme.tiles).toBeUndefined();
});

test("spreads clips evenly among images", async () => {
  for (const name of ["m", "n", "o", "p", "q", "r"]) await putPicture(`${name}.png`);
  putClip("a.mp4");
  putClip("b.mp4");
  const names = (await read()).map(({ meme }) => meme.filename).join("");
  expect(names).toBe("mnaopbqr");
});

test("reports every unknown type and unreadable file by name", async () => {
  for (const name of ["notes.txt", "broken.webp", "clip.mp4", ".DS_Store"]) writeFileSync(join(folder, name), "x");
  const found = await problems();
  expect(found).toMatch(/^FOLDER\/notes\.txt: .*has a type that galleries cannot show/m);
  expect(found).toMatch(/^FOLDER\/broken\.webp: .*cannot be read as image/m);
  expect(found).toMatch(/^FOLDER\/clip\.mp4: .*cannot be read as video/m);
  expect(found).not.toContain("DS_Store");
});

test.each([
  ["cat.webp", "cat.png"],
  ["cat.webp", "Cat.png"],
  ["big cat.webp", "big-cat.png"],
])("reports two files with the same URL: %s, %s", async (one, other) => {
  await putPicture(one);
  await putPicture(other);
  expect(await problems()).toMatch(/^FOLDER: .*these files would have the same URL/);
});

test.each(["index.webp", "c#.webp", "d\u202Ecb.webp"])(
  "rejects the file name %j, which hosts resolve differently",
  async (name) => {
    await putPicture(name);
    expect(await problems()).toMatch(/^FOLDER\/.*: \(the name\): |invisible character U\+202E/);
  },
);

test("links files under their own names", async () => {
  for (const name of ["c++ & მე.webp", "constructor.webp"]) await putPicture(name);
  const urls = (await read()).map(({ meme }) => decodeURI(meme.url));
  expect(urls).toEqual(["/memes/c++ & მე.webp", "/memes/constructor.webp"]);
});

test("reports alt texts without a file and posters without a clip", async () => {
  await putPicture("a.webp");
  putPoster("a");
  const found = await problems({ "gone.webp": { alt: "x", caption: "y" } });
  expect(found).toContain("data/memes.ts: gone.webp: names no file in FOLDER");
  expect(found).toMatch(/^FOLDER\/posters\/a\.webp: .*must be an image named after an existing clip/m);
});
