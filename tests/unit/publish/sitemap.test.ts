import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { clipDetails, listPageDetails, sitemap } from "#app/publish/sitemap.server.ts";
import { site } from "#app/site.ts";
import { buildMeme } from "#tests/factories.ts";

test("a title of a clip that is longer than sitemaps allow is cut", () => {
  const clip = buildMeme({ type: "video", tiles: "/tiles/memes/cat.12345678", caption: "ა".repeat(110) });
  expect(clipDetails(clip)?.title).toHaveLength(100);
  expect(clipDetails({ ...clip, caption: `${"ა".repeat(99)}🦆` })?.title).toBe("ა".repeat(99));
});

test("the sitemap lists pages by their one address, with the days of episodes and the seconds of their videos", async () => {
  const details = await listPageDetails();
  const xml = String(await sitemap([...details.keys(), "/feeds"]));
  const urls = [...xml.matchAll(/<url><loc>([^<]+)/g)].map(([, url]) => url);
  expect(urls).toEqual([...details.keys(), "/feeds"].map((path) => site.url + path).toSorted());
  const lastmod = new Date(listEpisodes()[0]?.date ?? "").toISOString();
  for (const path of ["/", "/episodes"]) expect(xml).toContain(`<loc>${site.url}${path}</loc><lastmod>${lastmod}`);
  const [, ...entries] = xml.split("<url>");
  for (const { slug, date, duration } of listEpisodes()) {
    const entry = entries.find((one) => one.startsWith(`<loc>${site.url}/episodes/${slug}<`));
    expect(entry).toContain(`<video:duration>${duration * 60}</video:duration>`);
    expect(xml).toContain(`<loc>${site.url}/episodes/${slug}</loc><lastmod>${new Date(date).toISOString()}`);
  }
});
