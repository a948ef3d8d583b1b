import { expect, test } from "vitest";
import { textOf } from "#app/content/content-error.server.ts";
import { readGallery } from "#app/content/loading/read-gallery.server.ts";
import type { MediaFile } from "#app/content/loading/read-media.server.ts";

function read(names: readonly string[], rows: readonly string[] = names.filter((name) => !name.includes("/"))) {
  const files = names.map((name): [string, MediaFile] => {
    const type = /\.(webp|png|svg)$/.test(name) ? "image" : name.endsWith(".mp4") ? "video" : undefined;
    const thumbnail = `/tiles/memes/${name}.1234.webp`;
    return [`/memes/${name}`, { path: `/memes/${name}`, type, width: 40, height: 30, thumbnail }];
  });
  const texts = Object.fromEntries(rows.map((row) => [row, { alt: `alt ${row}`, caption: `caption ${row}` }]));
  const { memes, problems } = readGallery("/memes", "data/memes.ts", rows, texts, new Map(files));
  return { memes, problems: problems.map(textOf) };
}

test("joins a file with its text; the page's URL is in lower case, the file's URL is not", () => {
  expect(read(["IMG_2034.webp"])).toEqual({
    problems: [],
    memes: [
      {
        url: "/memes/IMG_2034.webp",
        filename: "img_2034",
        type: "image",
        alt: "alt IMG_2034.webp",
        caption: "caption IMG_2034.webp",
        width: 40,
        height: 30,
        thumbnail: "/tiles/memes/IMG_2034.webp.1234.webp",
      },
    ],
  });
});

test("shows a clip by its still image", () => {
  expect(read(["cat.mp4", "posters/cat.webp", "posters/cat-2.webp"]).memes).toMatchObject([
    { type: "video", url: "/memes/cat.mp4", width: 40, thumbnail: "/tiles/memes/posters/cat.webp.1234.webp" },
  ]);
});

test("spreads clips evenly among images", () => {
  const stills = ["posters/a.webp", "posters/b.webp"];
  const { memes } = read(["a.mp4", "b.mp4", ...["m", "n", "o", "p", "q", "r"].map((name) => `${name}.png`), ...stills]);
  expect(memes.map(({ filename }) => filename).join("")).toBe("mnaopbqr");
});

test.each([
  [["a.webp"], [], "public/memes/a.webp: has no row in data/memes.ts; describe it there"],
  [
    [],
    ["gone.webp"],
    "data/memes.ts: gone.webp: names a file that is missing in public/memes; add the file or delete the row",
  ],
  [["notes.txt"], ["notes.txt"], "public/memes/notes.txt: has a type that galleries cannot show; use jpg, "],
  [["cat.mp4"], ["cat.mp4"], "public/memes/cat.mp4: needs a still image, public/memes/posters/cat.webp"],
  [["c#.webp"], ["c#.webp"], "public/memes/c#.webp: must have a name of Latin letters, digits, - and _"],
  [["index.webp"], ["index.webp"], "public/memes/index.webp: must not be named index"],
  [["cat.webp", "Cat.png"], ["cat.webp", "Cat.png"], "public/memes/Cat.png: would have the same URL as another file"],
])("reports for the files %j and the rows %j: %s", (names, rows, problem) => {
  expect(read(names, rows).problems).toContainEqual(expect.stringContaining(problem));
});
