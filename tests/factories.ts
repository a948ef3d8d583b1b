import type { EpisodeSummary } from "#app/content/episodes.server.ts";

/** An episode as lists show it; a test names only what matters to it. */
export function buildEpisode(overrides: Partial<EpisodeSummary> = {}): EpisodeSummary {
  const number = overrides.number ?? 7;
  return {
    id: `video-id-${String(number).padStart(2, "0")}`,
    number,
    title: `Devtherapy Episode #${number} - Nino Test | Testing`,
    topic: "Testing",
    description: "ეპიზოდი ტესტებზე.",
    date: `2025-01-${String(number).padStart(2, "0")}T10:00:00Z`,
    duration: 90,
    tags: ["testing", "career"],
    slug: `nino-test-${number}`,
    youtubeId: `video-id-${String(number).padStart(2, "0")}`,
    guest: "Nino Test",
    ...overrides,
  };
}
