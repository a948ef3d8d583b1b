import type { EpisodeContent, GuestContent } from "#app/content/schemas.server.ts";
import { youtubeIdOf } from "#app/lib/youtube.ts";
import { foldCase } from "#app/search/substring-index.ts";

type Candidate = Pick<EpisodeContent, "number" | "title" | "youtubeId">;

/**
 * The episode that a guest's `episode` field means: a label ('Episode #18'), the episode's title, or an object whose
 * video decides. Undefined when there is no such episode.
 */
export function resolveEpisode<Episode extends Candidate>(
  field: GuestContent["episode"],
  episodes: readonly Episode[],
): Episode | undefined {
  if (typeof field === "object") return episodes.find(({ youtubeId }) => youtubeId === field.youtubeId);
  const label = /^episode\s*#?\s*(\d+)$/i.exec(field)?.[1];
  if (label !== undefined) return episodes.find(({ number }) => number === Number(label));
  return episodes.find(({ title }) => foldCase(title) === foldCase(field));
}

/** What is wrong with a guest's episode: it is unknown, or its label, title and video are not of one episode. */
export function describeEpisodeProblems(
  { id, episode: field, youtubeUrl }: Pick<GuestContent, "id" | "episode" | "youtubeUrl">,
  episodes: readonly Candidate[],
): string[] {
  const file = `data/guests/${id}.ts`;
  const named = resolveEpisode(field, episodes);
  if (!named) return [`${file}: episode: no episode matches "${typeof field === "string" ? field : field.youtubeId}"`];
  const problems: string[] = [];
  if (typeof field === "object" && foldCase(field.title) !== foldCase(named.title)) {
    problems.push(`${file}: episode.title: the video is that of "${named.title}"`);
  }
  const shown = youtubeIdOf(youtubeUrl);
  if (shown !== named.youtubeId) {
    const other = episodes.find(({ youtubeId }) => youtubeId === shown);
    const owner = other ? `episode #${other.number}` : "no episode";
    problems.push(`${file}: youtubeUrl: is the video of ${owner}, but the guest's episode is #${named.number}`);
  }
  return problems;
}
