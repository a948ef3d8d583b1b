import { expect, test } from "vitest";
import { z } from "zod";

import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { loader } from "#app/routes/episodes.$episodeSlug_.chapters[.json].ts";

/** JSON chapters 1.2 of the podcast namespace, the parts that we use. */
const rules = z.strictObject({
  version: z.literal("1.2.0"),
  title: z.string().min(1),
  podcastName: z.string().min(1),
  chapters: z
    .array(z.strictObject({ startTime: z.number().nonnegative(), title: z.string().min(1), url: z.url() }))
    .min(1)
    .refine((chapters) => chapters.every(({ startTime }, index) => startTime > (chapters[index - 1]?.startTime ?? -1))),
});

test("every episode with chapters has them as JSON chapters 1.2, in order", async () => {
  const withChapters = listWholeEpisodes().filter(({ chapters }) => chapters.length > 0);
  expect(withChapters.length).toBeGreaterThan(0);
  for (const episode of withChapters) {
    const file = await loader({ params: { episodeSlug: episode.slug } }).json();
    expect(rules.parse(file)).toEqual(file);
    expect(file.chapters).toHaveLength(episode.chapters.length);
  }
});
