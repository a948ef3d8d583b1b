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

test("lists the videos of episodes with their durations in seconds, and no dates of changes, which nobody records", async () => {
  const xml = String(await sitemap(["/", ...listEpisodes().map(({ slug }) => `/episodes/${slug}`)]));
  expect(xml).not.toContain("lastmod");
  const [, ...entries] = xml.split("<url>");
  for (const { slug, duration } of listEpisodes()) {
    const entry = entries.find((one) => one.startsWith(`<loc>${site.url}/episodes/${slug}<`));
    expect(entry).toContain(`<video:duration>${duration * 60}</video:duration>`);
  }
});
