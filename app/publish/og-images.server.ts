import type { OgImageProps } from "#app/artwork/og-images.tsx";
import { initialsOf } from "#app/artwork/portrait.tsx";
import { hueOf, hues } from "#app/content/cover-colors.ts";
import { type EpisodeSummary, findEpisode, listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries, type Meme, tilePath, tileWidthsFor } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { findGuest, type Guest, listGuests } from "#app/content/guests.server.ts";
import { findQuizSummary, listQuizzes, type QuizSummary } from "#app/content/quizzes.server.ts";
import { findTopic, type TopicContent } from "#app/content/topic-page.server.ts";
import { listTopicPages, topicTitle } from "#app/content/topics.server.ts";
import { countOf, twoDigits } from "#app/lib/words.ts";
import { site } from "#app/site.ts";
import { drawnPicture, type SharedPicture } from "./page-meta.ts";

/** What the picture of a shared link shows, its texts not broken into lines yet. */
export type OgImage = Omit<OgImageProps, "title" | "subtitle"> & { title: string; subtitle: string };

/** The pages whose pictures are drawn, by path. */
export function listOgImagePaths(): string[] {
  return [
    ...Object.keys(pageOgImages),
    "/topics",
    ...listEpisodes().map(({ slug }) => `/episodes/${slug}`),
    ...listGuests().map(({ id }) => `/guests/${id}`),
    ...listQuizzes().map(({ id }) => `/quizzes/${id}`),
    ...listTopicPages().map(({ slug }) => `/topics/${slug}`),
  ];
}

/** What the picture of the page at a path shows; undefined when there is none to be drawn. */
export async function findOgImage(path: string): Promise<OgImage | undefined> {
  const [, section, id = ""] = path.split("/");
  const page = await pageOgImages[path]?.();
  if (page) return { pattern: path, corner: [site.name], face: path === "/quizzes" ? "bug" : "duck", ...page };
  if (section === "episodes") return previewOf(findEpisode(id), ofEpisode);
  if (section === "guests") return previewOf(findGuest(id), ofGuest);
  if (section === "quizzes") return previewOf(findQuizSummary(id), ofQuiz);
  if (section === "topics") return previewOf(findTopic(id), ofTopic);
  return undefined;
}

/** An event's poster as a picture that every other site can show. */
export function posterOf(eventId: string): SharedPicture {
  return { ...drawnPicture("/"), path: `/previews/events/${eventId}.jpg` };
}

function previewOf<Thing>(thing: Thing | undefined, describe: (thing: Thing) => OgImage): OgImage | undefined {
  return thing && describe(thing);
}

/** An episode: its number, its guest or else its topic. */
function ofEpisode({ number, slug, tags, duration, guest, topic }: EpisodeSummary): OgImage {
  return {
    pattern: slug,
    hue: hueOf(tags),
    mark: twoDigits(number),
    corner: [site.name, `${duration} min`],
    face: "duck",
    title: guest || topic,
    subtitle: guest ? topic : "",
  };
}

/** A guest: the initials of their portrait, and what the conversation is about. */
function ofGuest({ name, hue, tagline, episode }: Guest): OgImage {
  return {
    pattern: name,
    hue,
    mark: initialsOf(name),
    corner: [site.name, `Episode #${episode.number}`],
    face: "duck",
    title: name,
    subtitle: tagline,
  };
}

/** A quiz: how many questions there are, how hard they are, and which episode they belong to. */
function ofQuiz(quiz: QuizSummary): OgImage {
  const { id, title, questionCount, difficulty, estimatedTime, episode, episodeLink = "" } = quiz;
  const tags = findEpisode(episodeLink.replace(/^\/episodes\//, ""))?.tags ?? [];
  return {
    pattern: id,
    hue: hueOf(tags),
    mark: `${questionCount}?`,
    corner: [site.name, `${difficulty}, ~${estimatedTime} min`],
    face: "bug",
    title,
    subtitle: episode ? `Episode #${episode.number} · ${episode.name}` : "",
  };
}

/** A topic: in how many episodes it comes up. */
function ofTopic({ tag, slug, episodes, moments, guests }: TopicContent): OgImage {
  return {
    pattern: slug,
    hue: hueOf([tag]),
    mark: twoDigits(episodes.length),
    corner: [site.name, ...(moments.length > 0 ? [countOf(moments.length, "moment")] : [])],
    face: "duck",
    title: topicTitle(tag),
    subtitle: guests.map(({ name }) => name).join(", "),
  };
}

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

/** What is said of a page; the rest of its picture is the same for all. */
type PagePreview = Pick<OgImage, "hue" | "mark" | "title" | "subtitle">;

/** The pages without a parameter, by path; the landing page and the game jam have pictures of their own. */
const pageOgImages: Readonly<Record<string, () => PagePreview | Promise<PagePreview>>> = {
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
