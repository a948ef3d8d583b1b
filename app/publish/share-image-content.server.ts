import { initialsOf } from "#app/artwork/portrait.tsx";
import type { PageImageProps } from "#app/artwork/share-image-templates.tsx";
import { type Hue, hueOf, hues } from "#app/content/cover-colors.ts";
import { type EpisodeSummary, listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries, galleryWidth, type Meme } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { type GuestSummary, listGuests } from "#app/content/guests.server.ts";
import { listQuizzes, type QuizSummary } from "#app/content/quizzes.server.ts";
import { type TopicContent, topics } from "#app/content/topic-page.server.ts";
import { topicTitle } from "#app/content/topics.server.ts";
import { countOf, twoDigits } from "#app/lib/words.ts";
import { site } from "#app/site.ts";
import { drawnPicture, type SharedPicture } from "./page-meta.ts";

/** The content of a share image, before its strings are broken into lines. */
type ShareImage = Omit<PageImageProps, "title" | "subtitle"> & { title: string; subtitle: string };

/** Returns the paths of the pages with a drawn share image. */
export function listShareImagePaths(): string[] {
  return ["/topics", ...previews.keys()];
}

/** Returns the share image content of the page at a path, or undefined if the page has no share image. */
export async function findShareImage(path: string): Promise<ShareImage | undefined> {
  const preview = await previews.get(path)?.();
  if (!preview) return undefined;
  const { fact, ...others } = preview;
  const corner = [site.name, ...(fact ? [fact] : [])];
  return { pattern: path, corner, face: path.startsWith("/quizzes") ? "bug" : "duck", ...others };
}

/** Returns an event's poster in a format that every site can show. */
export function posterOf(eventId: string): SharedPicture {
  return { ...drawnPicture("/"), path: `/previews/events/${eventId}.jpg` };
}

/** The part of a share image that differs between pages. */
type Preview = Pick<ShareImage, "hue" | "mark" | "title" | "subtitle"> & {
  /** Text for the bit pattern. Default: the page's path. */
  pattern?: string;
  /** Shown below the site's name. */
  fact?: string;
};

/**
 * Returns a meme's share image: the file itself if every site supports its format, otherwise the thumbnail.
 */
export function memeShareImage({ url, thumbnail, width, height, alt }: Meme): SharedPicture {
  if (/\.(jpe?g|png|webp)$/i.test(url)) return { path: url, width, height, alt };
  const shown = Math.min(width, galleryWidth);
  return { path: thumbnail, width: shown, height: Math.round((height * shown) / width), alt };
}

type PageRow = readonly [
  path: string,
  hue: Hue,
  /** The mark, or a function that returns a list. The length of the list is then the mark. */
  mark: string | (() => readonly unknown[] | Promise<readonly unknown[]>),
  title: string,
  subtitle: string,
];

const { memes, gameJam } = galleries;
const quizCount = listQuizzes().length;

/** Pages without a parameter. The landing page, /topics and the game jam have their own images. */
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

/** Shows an episode's number, and its guest or subject. */
function ofEpisode({ slug, number, tags, duration, guest, subject }: EpisodeSummary): Preview {
  const [title, subtitle] = guest ? [guest, subject] : [subject, ""];
  return { pattern: slug, hue: hueOf(tags), mark: twoDigits(number), fact: `${duration} min`, title, subtitle };
}

/** Shows a guest's initials and the subject of the conversation. */
function ofGuest({ name, hue, tagline, episode }: GuestSummary): Preview {
  const fact = `Episode #${episode.number}`;
  return { pattern: name, hue, mark: initialsOf(name), fact, title: name, subtitle: tagline };
}

/** Shows a quiz's question count, difficulty and episode. */
function ofQuiz({ id, title, questionCount, difficulty, estimatedTime, episode }: QuizSummary): Preview {
  const subtitle = episode ? `Episode #${episode.number} · ${episode.name}` : "";
  const fact = `${difficulty}, ~${estimatedTime} min`;
  return { pattern: id, hue: episode?.hue ?? hues.community, mark: `${questionCount}?`, fact, title, subtitle };
}

/** Shows the number of episodes on a topic. */
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
