import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { clipDetails, sitemap } from "#app/publish/sitemap.server.ts";
import { site } from "#app/site.ts";
import { buildMeme } from "#tests/factories.ts";

test("truncates a clip's title to the length that sitemaps allow", () => {
  const clip = buildMeme({ type: "video", caption: "ა".repeat(110) });
  expect(clipDetails(clip).title).toHaveLength(100);
  expect(clipDetails({ ...clip, caption: `${"ა".repeat(99)}🦆` }).title).toBe("ა".repeat(99));
});

test("lists dates of episodes and durations of their videos in seconds", async () => {
  const xml = String(await sitemap(["/", ...listEpisodes().map(({ slug }) => `/episodes/${slug}`)]));
  const lastmod = new Date(listEpisodes()[0]?.date ?? "").toISOString();
  expect(xml).toContain(`<loc>${site.url}/</loc><lastmod>${lastmod}`);
  const [, ...entries] = xml.split("<url>");
  for (const { slug, date, duration } of listEpisodes()) {
    const entry = entries.find((one) => one.startsWith(`<loc>${site.url}/episodes/${slug}<`));
    expect(entry).toContain(`<video:duration>${duration * 60}</video:duration>`);
    expect(xml).toContain(`<loc>${site.url}/episodes/${slug}</loc><lastmod>${new Date(date).toISOString()}`);
  }
});
