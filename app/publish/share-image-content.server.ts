import { initialsOf } from "#app/artwork/portrait.tsx";
import type { PageImageProps } from "#app/artwork/share-image-templates.tsx";
import { type Hue, hueOf, hues } from "#app/content/cover-colors.ts";
import { type EpisodeSummary, listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries, type Meme, tilePath, tileWidthsFor } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { type GuestSummary, listGuests } from "#app/content/guests.server.ts";
import { listQuizzes, type QuizSummary } from "#app/content/quizzes.server.ts";
import { type TopicContent, topics } from "#app/content/topic-page.server.ts";
import { topicTitle } from "#app/content/topics.server.ts";
import { countOf, twoDigits } from "#app/lib/words.ts";
import { site } from "#app/site.ts";
import { drawnPicture, type SharedPicture } from "./page-meta.ts";

/** What the picture of a shared link shows, its texts not broken into lines yet. */
export type ShareImage = Omit<PageImageProps, "title" | "subtitle"> & { title: string; subtitle: string };

/** The pages whose pictures are drawn, by path. */
export function listShareImagePaths(): string[] {
  return ["/topics", ...previews.keys()];
}

/** What the picture of the page at a path shows; undefined when there is none to be drawn. */
export async function findShareImage(path: string): Promise<ShareImage | undefined> {
  const preview = await previews.get(path)?.();
  if (!preview) return undefined;
  const { fact, ...others } = preview;
  const corner = [site.name, ...(fact ? [fact] : [])];
  return { pattern: path, corner, face: path.startsWith("/quizzes") ? "bug" : "duck", ...others };
}

/** An event's poster as a picture that every other site can show. */
export function posterOf(eventId: string): SharedPicture {
  return { ...drawnPicture("/"), path: `/previews/events/${eventId}.jpg` };
}

/** What is said of a page; the rest of its picture is the same for all. */
type Preview = Pick<ShareImage, "hue" | "mark" | "title" | "subtitle"> & {
  /** The words that the pattern spells, if not the page's path. */
  pattern?: string;
  /** Stands below the site's name. */
  fact?: string;
};

/**
 * The picture shown where a meme's page is shared: the file itself if every preview can draw its format, else the
 * largest tile; undefined for a clip without a poster.
 */
export function memeShareImage({ url, tiles, width, height, alt }: Meme): SharedPicture | undefined {
  if (/\.(jpe?g|png|webp)$/i.test(url)) return { path: url, width, height, alt };
  const tileWidth = tileWidthsFor(width).at(-1);
  if (!tiles || !tileWidth) return undefined;
  return { path: tilePath(tiles, tileWidth), width: tileWidth, height: Math.round((height * tileWidth) / width), alt };
}

type PageRow = readonly [
  path: string,
  hue: Hue,
  /** The mark, or the list whose length it is. */
  mark: string | (() => readonly unknown[] | Promise<readonly unknown[]>),
  title: string,
  subtitle: string,
];

const { memes, gameJam } = galleries;
const quizCount = listQuizzes().length;

/** The pages without a parameter; the landing page, the topics and the game jam have pictures of their own. */
const pages: readonly PageRow[] = [
  ["/episodes", hues.backend, listEpisodes, "Episodes", "სესიები ბაგებზე, არქიტექტურასა და ადამიანებზე"],
  ["/guests", hues.people, listGuests, "Meet the Minds Behind the Mic", "ვინ იჯდა სავარძელში და რა თქვა"],
  ["/quizzes", hues.web, `${quizCount}?`, `${site.name} Quizzes`, "ოთხი ვარიანტი, ერთი სწორი პასუხი და ახსნა"],
  ["/events", hues.systems, listEvents, `${site.name} Events`, "შეხვედრები ეკრანს მიღმა"],
  [memes.path, hues.ai, () => listMemes("memes"), memes.title, "ჯგუფური თერაპია სურათებით"],
  [gameJam.path, hues.games, () => listMemes("gameJam"), gameJam.title, "თამაშები, რომლებიც იხვმა გამოიგონა"],
  ["/wrapped", hues.mobile, "365", "Dev Wrapped", "You debugged. You listened. You thrived."],
  ["/shop", hues.security, "$_", "Shop", "მათთვის, ვისაც კოდის თერაპია სჭირდება"],
  ["/feeds", hues.community, "</>", "Feeds", "პლეერში, რიდერში თუ კალენდარში"],
];

async function ofPage([, hue, mark, title, subtitle]: PageRow): Promise<Preview> {
  return { hue, mark: typeof mark === "string" ? mark : twoDigits((await mark()).length), title, subtitle };
}

/** An episode's number, its guest or else its topic. */
function ofEpisode({ slug, number, tags, duration, guest, subject }: EpisodeSummary): Preview {
  const [title, subtitle] = guest ? [guest, subject] : [subject, ""];
  return { pattern: slug, hue: hueOf(tags), mark: twoDigits(number), fact: `${duration} min`, title, subtitle };
}

/** The initials of a guest's portrait, and what the conversation is about. */
function ofGuest({ name, hue, tagline, episode }: GuestSummary): Preview {
  const fact = `Episode #${episode.number}`;
  return { pattern: name, hue, mark: initialsOf(name), fact, title: name, subtitle: tagline };
}

/** How many questions a quiz has, how hard they are, and which episode they belong to. */
function ofQuiz({ id, title, questionCount, difficulty, estimatedTime, episode }: QuizSummary): Preview {
  const subtitle = episode ? `Episode #${episode.number} · ${episode.name}` : "";
  const fact = `${difficulty}, ~${estimatedTime} min`;
  return { pattern: id, hue: episode?.hue ?? hues.community, mark: `${questionCount}?`, fact, title, subtitle };
}

/** In how many episodes a topic comes up. */
function ofTopic({ slug, tag, episodes, moments, guests }: TopicContent): Preview {
  return {
    pattern: slug,
    hue: hueOf([tag]),
    mark: twoDigits(episodes.length),
    fact: moments.length > 0 ? countOf(moments.length, "moment") : "",
    title: topicTitle(tag),
    subtitle: guests.map(({ name }) => name).join(", "),
  };
}

/** By path. */
const previews = new Map<string, () => Preview | Promise<Preview>>([
  ...pages.map((page) => [page[0], () => ofPage(page)] as const),
  ...listEpisodes().map((episode) => [`/episodes/${episode.slug}`, () => ofEpisode(episode)] as const),
  ...listGuests().map((guest) => [`/guests/${guest.id}`, () => ofGuest(guest)] as const),
  ...listQuizzes().map((quiz) => [`/quizzes/${quiz.id}`, () => ofQuiz(quiz)] as const),
  ...topics.map((topic) => [`/topics/${topic.slug}`, () => ofTopic(topic)] as const),
]);
