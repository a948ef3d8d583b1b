import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readMedia } from "#app/content/loading/read-media.server.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "media-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file, and returns its entry and its problems. */
async function read(name: string, content: string | Uint8Array | Sharp) {
  const bytes = typeof content === "string" || content instanceof Uint8Array ? content : await content.toBuffer();
  writeFileSync(join(folder, name), bytes);
  const { media, problems } = await readMedia(folder);
  const own = problems.filter(({ file }) => file === `${folder}/${name}`);
  return { file: media.get(`/${name}`), problems: own.map(({ reason }) => reason) };
}

const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } });
const svg = (inner: string, attributes = "") =>
  `<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 600" ${attributes}>${inner}</svg>`;

test("reads an image's upright size, or that of an SVG's view box", async () => {
  expect((await read("a.png", photo().png())).file).toMatchObject({
    path: "/a.png",
    type: "image",
    width: 40,
    height: 30,
  });
  const turned = photo().jpeg().withMetadata({ orientation: 6 });
  expect((await read("B.JPG", turned)).file).toMatchObject({ width: 30, height: 40 });
  expect((await read("c.avif", photo().avif())).file).toMatchObject({ width: 40, height: 30 });
  expect(await read("d.svg", svg("<path d='M0 0h9v9z'/>"))).toMatchObject({
    file: { width: 300, height: 600 },
    problems: [],
  });
});

test("gives a picture in a folder a thumbnail with a hash of its content", async () => {
  mkdirSync(join(folder, "memes"));
  const before = (await read("memes/a.png", photo().png())).file?.thumbnail;
  expect(before).toMatch(/^\/tiles\/memes\/a\.[\da-f]{8}\.webp$/);
  expect((await read("memes/a.png", photo().negate().png())).file?.thumbnail).not.toBe(before);
});

test("reads clips, and files that galleries cannot show", async () => {
  expect(await read("a.mp4", readFileSync("public/memes/cat-vs-prod.mp4"))).toMatchObject({
    file: { type: "video", width: 0 },
    problems: [],
  });
  expect((await read("a.txt", "x")).file).toMatchObject({ path: "/a.txt", type: undefined });
});

test.each<[string, (picture: Sharp) => Sharp]>([
  ["a.jpg", (picture) => picture.jpeg()],
  ["a.webp", (picture) => picture.webp()],
  ["a.png", (picture) => picture.png()],
])("rejects a picture with a GPS position: %s", async (name, encode) => {
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 42/1 0/1" } };
  expect((await read(name, encode(photo().withExif(gps)))).problems).toEqual([
    "contains the position where it was taken; remove its metadata",
  ]);
  expect((await read(name, encode(photo().withExif({ IFD0: { Artist: "Nino" } })))).problems).toEqual([]);
});

test("rejects a clip with a GPS position", async () => {
  const tags = ["\u00A9xyz\0\u0012\u0015\u00C7+41.7151+044.8271/", "mdta....com.apple.quicktime.location.ISO6709"];
  for (const tag of tags)
    expect((await read("a.mp4", Buffer.from(`moov....${tag}`, "latin1"))).problems).toEqual([
      "contains the position where it was filmed; remove its metadata",
    ]);
});

test("rejects animated pictures, and pictures over 1 MB", async () => {
  const frames = await Promise.all([photo().png().toBuffer(), photo().negate().png().toBuffer()]);
  expect((await read("a.gif", sharp(frames, { join: { animated: true } }).gif())).problems).toEqual([
    "is animated; convert it to a clip (mp4 or webm)",
  ]);
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const large = sharp({ create: { width: 900, height: 700, channels: 3, background: "grey", noise } }).png();
  expect((await read("b.png", large)).problems).toEqual(["is larger than 1 MB; make it smaller"]);
});

test.each([
  ["a.jpg", () => photo().png(), "is not jpg but png; convert it to webp"],
  ["a.webp", () => svg("<path/>"), "is not webp but svg; convert it to webp"],
  ["a.png", () => photo().avif(), "is not png but heif; convert it to webp"],
  ["a.webp", () => "", "cannot be read as an image: "],
  ["a.svg", () => "\uFFFD\0JFIF", "is not an SVG in UTF-8"],
])("rejects content that does not fit the extension: %s (%#)", async (name, content, reason) => {
  expect((await read(name, content())).problems).toContainEqual(expect.stringContaining(reason));
});

test("rejects a clip in HEVC", async () => {
  const clip = readFileSync("public/memes/cat-vs-prod.mp4", "latin1").replaceAll("avc1", "hvc1");
  expect((await read("a.mp4", Buffer.from(clip, "latin1"))).problems).toEqual([
    "is HEVC, which many browsers do not play; convert it to H.264",
  ]);
});

test.each([
  '<path d="M0 0h9v9z" fill="url(#a)" style="stroke: url( \'#a\' )"/><text>on = 1, https://devtherapy.ge</text>',
  '<g id="a"/><use href="#a"/><use xlink:href="#a"/><image href="data:image/png;base64,iVBORw0KGgo="/>',
  "<style>path { fill: url(#a) }</style><!-- by hand --><title>იხვი</title>",
])("accepts an SVG that contains: %s", async (inner) => {
  expect((await read("a.svg", svg(inner))).problems).toEqual([]);
});

test.each([
  [svg("<script>alert(1)</script>"), "an element that can run code"],
  [svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'), "an element that can run code"],
  [svg("<g><g/><g><foreignObject><p/></foreignObject></g></g>"), "an element that can run code"],
  [svg('<path onclick="alert(1)"/>'), "an attribute that runs code"],
  [svg("", 'onload="alert(1)"'), "an attribute that runs code"],
  [svg('<a href="java&#115;cript:alert(1)"><path/></a>'), "an external URL"],
  [svg('<image href="//example.com/x.png"/>'), "an external URL"],
  [svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), "an animated URL or event handler"],
  [svg('<path fill="url(https://example.com/#a)"/>'), "an external URL"],
  [svg("<path style=\"fill: url('https://example.com/#a')\"/>"), "an external URL"],
  [svg("<style>@import 'https://example.com/x.css';</style>"), "an external URL"],
  [svg("<style><![CDATA[a { fill: url(//example.com) }]]></style>"), "an external URL"],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg("&x;")}`, "a document type, an entity or a processing instruction"],
  [`<?xml-stylesheet href="x.css"?>${svg("")}`, "a document type, an entity or a processing instruction"],
])("rejects the SVG %s", async (content, what) => {
  expect((await read("A.SVG", content)).problems).toContain(`contains ${what}; delete it`);
});
