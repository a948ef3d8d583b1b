import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { Meme } from "#app/content/read-gallery.server.ts";

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

/** A picture of a gallery; a test names only what matters to it. */
export function buildMeme(overrides: Partial<Meme> = {}): Meme {
  const filename = overrides.filename ?? "friday-deploy";
  const type = overrides.type ?? "image";
  return {
    url: `/memes/${filename}.${type === "image" ? "webp" : "mp4"}`,
    filename,
    type,
    alt: `სურათი: ${filename}`,
    caption: `ხუმრობა: ${filename}`,
    width: 1000,
    height: 1400,
    tiles: `/tiles/memes/${filename}.12345678`,
    ...overrides,
  };
}
