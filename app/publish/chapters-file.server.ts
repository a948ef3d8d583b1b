import type { Episode } from "#app/content/episodes.server.ts";
import { site } from "#app/site.ts";

/** An episode's chapters as the podcast namespace's JSON chapters 1.2; start times in seconds. */
export function chaptersFile({ slug, title, chapters }: Pick<Episode, "slug" | "title" | "chapters">) {
  return {
    version: "1.2.0",
    title,
    podcastName: site.name,
    chapters: chapters.map(({ seconds, label }) => ({
      startTime: seconds,
      title: label,
      url: `${site.url}/episodes/${slug}?t=${seconds}`,
    })),
  };
}
