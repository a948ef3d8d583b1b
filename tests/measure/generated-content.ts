/**
 * 2,400 episodes, 2,000 guests, 6,000 quizzes and 5,000 memes, made of the real ones: what the site may have to bear one
 * day. A build that is told to (GROWTH, see app/content/loading/collections.server.ts) reads them beside data/. The same each time.
 */
import type { Growth } from "#app/content/loading/collections.server.ts";
import type { EpisodeInput, GuestInput, QuizInput } from "../../app/content/schemas.server.ts";

const counts = { episodes: 2400, guests: 2000, quizzes: 6000, memes: 5000 } as const;

/** Generations of copies whose own tags are the same: words grow more slowly than what is said with them. */
const generationsOfATag = 8;

/** Tags of an episode that all generations share. */
const sharedTags = 2;

const minuteMs = 60 * 1000;

/** Before every real episode, so that those stay where they are in all lists, and after the podcast began. */
const newestCopy = Date.parse("2024-10-16T00:00:00Z");
const minutesApart = 8;

/** Copies of these, each generation in their order, until there are so many of both. */
function copiesOf<Item>(items: readonly Item[], count: number): { item: Item; generation: number; index: number }[] {
  return Array.from({ length: Math.max(0, count - items.length) }, (_, at) => {
    const item = items[at % items.length];
    if (item === undefined) throw new Error("There is nothing to copy");
    return { item, generation: Math.floor(at / items.length) + 1, index: at + 1 };
  });
}

function copyEpisode({ item, generation, index }: { item: EpisodeInput; generation: number; index: number }) {
  const number = 1000 + index;
  const id = `copy${String(index).padStart(7, "0")}`;
  const era = Math.ceil(generation / generationsOfATag);
  return {
    ...item,
    id,
    youtubeId: id,
    number,
    slug: `${item.slug}-${generation}`,
    title: item.title.replace(/#\d+/, `#${number}`),
    date: new Date(newestCopy - index * minutesApart * minuteMs).toISOString(),
    tags: item.tags.map((tag, at) => (at < sharedTags ? tag : `${tag} ${era}`)),
  } satisfies EpisodeInput;
}

const episodesBySlug = new Map<string, EpisodeInput>();

const grow = {
  episodes: (episodes: readonly EpisodeInput[]) => {
    const copies = copiesOf(episodes, counts.episodes).map(copyEpisode);
    for (const episode of [...episodes, ...copies]) episodesBySlug.set(episode.slug, episode);
    return copies.map((copy) => ({ name: copy.slug, content: copy }));
  },
  guests: (guests: readonly GuestInput[]) =>
    copiesOf(guests, counts.guests).map(({ item, generation, index }) => {
      const episode = episodesBySlug.get([...episodesBySlug.keys()][(index * 7) % episodesBySlug.size] ?? "");
      if (!episode) throw new Error("Episodes come before guests");
      const content: GuestInput = {
        ...item,
        id: `${item.id}-${generation}`,
        order: 1000 + index,
        name: `${item.name} ${generation}`,
        episode: `Episode #${episode.number}`,
        youtubeUrl: `https://www.youtube.com/watch?v=${episode.youtubeId}`,
      };
      return { name: content.id, content };
    }),
  quizzes: (quizzes: readonly QuizInput[]) =>
    copiesOf(quizzes, counts.quizzes).map(({ item, generation }) => {
      const episodeLink = item.episodeLink && `${item.episodeLink}-${generation}`;
      const isKnown = episodesBySlug.has(episodeLink?.replace("/episodes/", "") ?? "");
      const content: QuizInput = {
        ...item,
        id: `${item.id}-${generation}`,
        title: `${item.title} ${generation}`,
        episodeLink: isKnown ? episodeLink : item.episodeLink,
      };
      return { name: content.id, content };
    }),
  events: () => [],
};

export const growFolder: Growth["growFolder"] = (folder, files) => {
  // The files of a folder have the shape that its schema checks right after this.
  const copies = grow[folder](Object.values(files) as never);
  return {
    ...files,
    ...Object.fromEntries(copies.map(({ name, content }) => [`/data/${folder}/${name}.ts`, content])),
  };
};

/** The copies show the same files under other names, so that no picture has to be made. */
export const growGallery: Growth["growGallery"] = (entries) => {
  const copies = copiesOf(entries, counts.memes).map(({ item: { meme }, generation }) => ({
    meme: { ...meme, filename: `${meme.filename}-${generation}`, caption: `${meme.caption} ${generation}` },
  }));
  return [...entries, ...copies];
};
