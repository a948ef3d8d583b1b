import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import { inlineScript } from "#app/publish/security-policy.ts";
import { feeds, site } from "#app/site.ts";
import { allPages, fileOf } from "./pages.ts";

/** Checks the built files as search engines, link previews and feed readers see them, without a browser. */

const build = "build/client";

type Page = { path: string; html: string; head: string };

const pages: readonly Page[] = allPages.map((path) => {
  const html = readFileSync(fileOf(path), "utf8");
  return { path, html, head: html.slice(0, html.indexOf("</head>")) };
});
const isListed = ({ head }: Page) => !head.includes('<meta name="robots" content="noindex"/>');
const listed = pages.filter(isListed);

const titleOf = ({ head }: Page) => /<title>([^<]+)<\/title>/.exec(head)?.[1];
const metaOf = ({ head }: Page, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"/>`).exec(head)?.[1];

function isThere(address: string): boolean {
  const path = decodeURI(new URL(address, site.url).pathname);
  return existsSync(fileOf(path)) || (path !== "/" && existsSync(build + path) && /\.\w+$/.test(path));
}

test("every link, image and file that a page references exists", () => {
  const missing = pages.flatMap(({ path, html }) => {
    const named = [...html.matchAll(/<[a-z]+ [^>]*?(?:href|src|poster)="([^"]+)"/g)].map(([, address = ""]) => address);
    const own = named.filter((address) => address.startsWith("/") || address.startsWith(`${site.url}/`));
    return [...new Set(own)].filter((address) => !isThere(address)).map((address) => `${path}: ${address}`);
  });
  expect(missing).toEqual([]);
});

test("every page has a title, a description, a canonical URL without a trailing slash, and a share image", () => {
  const has = {
    title: titleOf,
    description: (page: Page) => metaOf(page, "description"),
    address: ({ head, path }: Page) => head.includes(`<link rel="canonical" href="${site.url}${path}"/>`),
    picture: (page: Page) => metaOf(page, "og:image")?.startsWith("https:"),
    alternative: (page: Page) => metaOf(page, "og:image:alt"),
  };
  // One assertion, because a thousand are slow.
  const missing = Object.entries(has).flatMap(([what, find]) =>
    pages.filter((page) => !find(page)).map(({ path }) => `${path}: ${what}`),
  );
  expect(missing).toEqual([]);
});

test("titles are unique, and so are descriptions of indexed pages", () => {
  const descriptionOf = (page: Page) => metaOf(page, "description");
  for (const groups of [Map.groupBy(pages, titleOf), Map.groupBy(listed, descriptionOf)]) {
    const repeated = [...groups.values()].filter((group) => group.length > 1);
    expect(repeated.map((group) => group.map(({ path }) => path))).toEqual([]);
  }
});

test("every share image has its declared size, and every drawn share image is smaller than 200 kB", async () => {
  const wrong: string[] = [];
  for (const page of pages) {
    const file = build + decodeURI(new URL(metaOf(page, "og:image") ?? "").pathname);
    const picture = sharp(readFileSync(file));
    const { autoOrient } = await picture.metadata();
    const stated = { width: Number(metaOf(page, "og:image:width")), height: Number(metaOf(page, "og:image:height")) };
    const isRight = stated.width === autoOrient.width && stated.height === autoOrient.height;
    const isDrawn = stated.width === 1200 && stated.height === 630 && statSync(file).size < 200_000;
    if (!isRight || (isListed(page) && !isDrawn)) wrong.push(page.path);
  }
  expect(wrong).toEqual([]);
});

test("every title fits into its drawn share image", async () => {
  const drawn = new Set(pages.map((page) => new URL(metaOf(page, "og:image") ?? "").pathname));
  for (const path of [...drawn].filter((one) => /^\/previews\/.*png$/.test(one))) {
    const besideTitle = { left: 1130, top: 430, width: 70, height: 200 };
    const pixels = await sharp(build + path)
      .removeAlpha()
      .extract(besideTitle)
      .raw()
      .toBuffer();
    // A single color has at most three byte values: red, green and blue.
    expect.soft(new Set(pixels).size, path).toBeLessThanOrEqual(3);
  }
});

test("every page links the feeds in head and footer, and has one graph of structured data, which needs no hash in the policy", () => {
  const incomplete = listed.filter(({ head, html }) => {
    const [body = "", footer = ""] = html.split("<footer");
    const namesFeeds = feeds.every(
      ({ path, type }) =>
        body.includes(`<link rel="alternate" href="${path}" type="${type}"`) && footer.includes(`<a href="${path}"`),
    );
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const hasGraph = graphs.length === 1 && JSON.parse(graphs[0]?.[1] ?? "{}")["@graph"]?.length > 0;
    const allowed = /script-src ([^;]*)/.exec(head)?.[1]?.match(/'sha256-/g);
    const running = new Set([...html.matchAll(inlineScript)].map(([, code]) => code));
    return !namesFeeds || !hasGraph || allowed?.length !== running.size;
  });
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

test("redirecting pages and the 404 page are noindex", () => {
  const unlisted = pages.filter((page) => !isListed(page));
  const passages = pages.filter(({ path }) => /^\/(memes|gamejam-2025-gallery)\//.test(path));
  expect(passages.length).toBeGreaterThan(0);
  expect(passages.filter(isListed)).toEqual([]);
  expect(
    unlisted.filter((page) => !["/offline", "/quizzes/review"].includes(page.path) && !passages.includes(page)),
  ).toEqual([]);
  const missing = readFileSync(`${build}/404.html`, "utf8");
  expect(missing).toContain('<meta name="robots" content="noindex"/>');
  expect(missing).toContain("<title>Page not found · Devtherapy</title>");
});

test("the sitemap lists every indexed page", () => {
  const sitemap = readFileSync(`${build}/sitemap.xml`, "utf8");
  const urls = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(listed.map(({ path }) => site.url + path).toSorted());
});

test("every URL in feeds, sitemap and robots.txt exists", () => {
  const files = ["feed.xml", "sitemap.xml", "events.ics", "robots.txt"];
  const named = files.flatMap(
    (file) => readFileSync(`${build}/${file}`, "utf8").match(/https:\/\/devtherapy\.ge[^\s"<>\\)]*/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((address) => !isThere(address))).toEqual([]);
});
