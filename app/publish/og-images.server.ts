import type { OgImageProps } from "#app/artwork/og-images.tsx";
import { initialsOf } from "#app/artwork/portrait.tsx";
import { hueOf, hues } from "#app/content/cover-colors.ts";
import { findEpisode, listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries, type Meme, tilePath, tileWidthsFor } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { findGuest, listGuests } from "#app/content/guests.server.ts";
import { findQuizSummary, listQuizzes } from "#app/content/quizzes.server.ts";
import { findTopic } from "#app/content/topic-page.server.ts";
import { listTopicPages, topicTitle } from "#app/content/topics.server.ts";
import { countOf, twoDigits } from "#app/lib/words.ts";
import { site } from "#app/site.ts";
import { drawnPicture, type SharedPicture } from "./page-meta.ts";

/** What the picture of a shared link shows, its texts not broken into lines yet. */
export type OgImage = Omit<OgImageProps, "title" | "subtitle"> & { title: string; subtitle: string };

/** The pages whose pictures are drawn, by path. */
export function listOgImagePaths(): string[] {
  return [
    ...Object.keys(pagePreviews),
    "/topics",
    ...listEpisodes().map(({ slug }) => `/episodes/${slug}`),
    ...listGuests().map(({ id }) => `/guests/${id}`),
    ...listQuizzes().map(({ id }) => `/quizzes/${id}`),
    ...listTopicPages().map(({ slug }) => `/topics/${slug}`),
  ];
}

/** What the picture of the page at a path shows; undefined when there is none to be drawn. */
export async function findOgImage(path: string): Promise<OgImage | undefined> {
  const [, section = "", id] = path.split("/");
  const preview = id === undefined ? await pagePreviews[path]?.() : itemPreviews[section]?.(id);
  if (!preview) return undefined;
  const { fact, ...others } = preview;
  const corner = [site.name, ...(fact ? [fact] : [])];
  return { pattern: path, corner, face: section === "quizzes" ? "bug" : "duck", ...others };
}

/** An event's poster as a picture that every other site can show. */
export function posterOf(eventId: string): SharedPicture {
  return { ...drawnPicture("/"), path: `/previews/events/${eventId}.jpg` };
}

/** What is said of a page; the rest of its picture is the same for all. */
type Preview = Pick<OgImage, "hue" | "mark" | "title" | "subtitle"> & {
  /** The words that the pattern spells, if not the page's path. */
  pattern?: string;
  /** Stands below the site's name. */
  fact?: string;
};

/** The pages of one thing, by their section. */
const itemPreviews: Readonly<Record<string, (id: string) => Preview | undefined>> = {
  /** Its number, its guest or else its topic. */
  episodes: (slug) => {
    const episode = findEpisode(slug);
    if (!episode) return undefined;
    const { number, tags, duration, guest, subject } = episode;
    const [title, subtitle] = guest ? [guest, subject] : [subject, ""];
    return { pattern: slug, hue: hueOf(tags), mark: twoDigits(number), fact: `${duration} min`, title, subtitle };
  },
  /** The initials of their portrait, and what the conversation is about. */
  guests: (id) => {
    const guest = findGuest(id);
    if (!guest) return undefined;
    const { name, hue, tagline, episode } = guest;
    const fact = `Episode #${episode.number}`;
    return { pattern: name, hue, mark: initialsOf(name), fact, title: name, subtitle: tagline };
  },
  /** How many questions there are, how hard they are, and which episode they belong to. */
  quizzes: (id) => {
    const quiz = findQuizSummary(id);
    if (!quiz) return undefined;
    const { title, questionCount, difficulty, estimatedTime, episode } = quiz;
    return {
      pattern: id,
      hue: episode?.hue ?? hues.community,
      mark: `${questionCount}?`,
      fact: `${difficulty}, ~${estimatedTime} min`,
      title,
      subtitle: episode ? `Episode #${episode.number} · ${episode.name}` : "",
    };
  },
  /** In how many episodes it comes up. */
  topics: (slug) => {
    const topic = findTopic(slug);
    if (!topic) return undefined;
    const { tag, episodes, moments, guests } = topic;
    return {
      pattern: slug,
      hue: hueOf([tag]),
      mark: twoDigits(episodes.length),
      fact: moments.length > 0 ? countOf(moments.length, "moment") : "",
      title: topicTitle(tag),
      subtitle: guests.map(({ name }) => name).join(", "),
    };
  },
};

/**
 * The picture shown where a meme's page is shared: the file itself if every preview can draw its format, else the
 * largest tile; undefined for a clip without a poster.
 */
export function memeOgImage({ url, tiles, width, height, alt }: Meme): SharedPicture | undefined {
  if (/\.(jpe?g|png|webp)$/i.test(url)) return { path: url, width, height, alt };
  const tileWidth = tileWidthsFor(width).at(-1);
  if (!tiles || !tileWidth) return undefined;
  return { path: tilePath(tiles, tileWidth), width: tileWidth, height: Math.round((height * tileWidth) / width), alt };
}

/** The pages without a parameter, by path; the landing page and the game jam have pictures of their own. */
const pagePreviews: Readonly<Record<string, () => Preview | Promise<Preview>>> = {
  "/episodes": () => ({
    hue: hues.backend,
    mark: twoDigits(listEpisodes().length),
    title: "Episodes",
    subtitle: "სესიები ბაგებზე, არქიტექტურასა და ადამიანებზე",
  }),
  "/guests": () => ({
    hue: hues.people,
    mark: twoDigits(listGuests().length),
    title: "Meet the Minds Behind the Mic",
    subtitle: "ვინ იჯდა სავარძელში და რა თქვა",
  }),
  "/quizzes": () => ({
    hue: hues.web,
    mark: `${listQuizzes().length}?`,
    title: `${site.name} Quizzes`,
    subtitle: "ოთხი ვარიანტი, ერთი სწორი პასუხი და ახსნა",
  }),
  "/events": () => ({
    hue: hues.systems,
    mark: twoDigits(listEvents().length),
    title: `${site.name} Events`,
    subtitle: "შეხვედრები ეკრანს მიღმა",
  }),
  [galleries.memes.path]: async () => ({
    hue: hues.ai,
    mark: twoDigits((await listMemes("memes")).length),
    title: galleries.memes.title,
    subtitle: "ჯგუფური თერაპია სურათებით",
  }),
  [galleries.gameJam.path]: async () => ({
    hue: hues.games,
    mark: twoDigits((await listMemes("gameJam")).length),
    title: galleries.gameJam.title,
    subtitle: "თამაშები, რომლებიც იხვმა გამოიგონა",
  }),
  "/wrapped": () => ({
    hue: hues.mobile,
    mark: "365",
    title: "Dev Wrapped",
    subtitle: "You debugged. You listened. You thrived.",
  }),
  "/shop": () => ({
    hue: hues.security,
    mark: "$_",
    title: "Shop",
    subtitle: "მათთვის, ვისაც კოდის თერაპია სჭირდება",
  }),
  "/feeds": () => ({
    hue: hues.community,
    mark: "</>",
    title: "Feeds",
    subtitle: "პლეერში, რიდერში თუ კალენდარში",
  }),
};
