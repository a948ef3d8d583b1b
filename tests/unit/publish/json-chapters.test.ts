import { expect, test } from "vitest";
import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { loader } from "#app/routes/episodes.$episodeSlug_.chapters[.json].ts";
import { site } from "#app/site.ts";

test("writes the chapters of every episode as JSON chapters 1.2, in order", async () => {
  const withChapters = listWholeEpisodes().filter(({ chapters }) => chapters.length > 0);
  expect(withChapters.length).toBeGreaterThan(0);
  for (const { slug, title, chapters } of withChapters) {
    const url = `${site.url}/episodes/${slug}`;
    expect(await loader({ params: { episodeSlug: slug } }).json()).toEqual({
      version: "1.2.0",
      title,
      podcastName: site.name,
      chapters: chapters.map(({ seconds, label }) => ({
        startTime: seconds,
        title: label,
        url: `${url}?t=${seconds}`,
      })),
    });
  }
});
