import { initialsOf } from "#app/lib/initials.ts";
import { drawnPicture, type SharedPicture } from "#app/lib/page-meta.ts";
import { type Hue, hueOf, hues } from "#app/lib/topic-family.ts";
import { twoDigits } from "#app/lib/two-digits.ts";
import { site } from "#app/site.ts";

import { type EpisodeSummary, findEpisode, listEpisodes } from "./episodes.server.ts";
import { listEvents } from "./events.server.ts";
import { listMemes } from "./gallery.server.ts";
import { findGuest, type Guest, listGuests } from "./guests.server.ts";
import { findQuizSummary, listQuizzes, type QuizSummary } from "./quizzes.server.ts";

/** What the picture of a shared link shows (ui/preview-card.tsx). */
export type Preview = { pattern: string; hue: Hue; mark: string; corner: string[]; title: string; subtitle: string };

type PagePreview = Pick<Preview, "hue" | "mark" | "title" | "subtitle">;

/** The pages without a parameter, by path; the landing page and the game jam have pictures of their own. */
const pages: Readonly<Record<string, () => PagePreview | Promise<PagePreview>>> = {
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
    subtitle: "ოთხი ვარიანტი, ერთი სწორი პასუხი და განმარტება, რატომ",
  }),
  "/events": () => ({
    hue: hues.systems,
    mark: twoDigits(listEvents().length),
    title: `${site.name} Events`,
    subtitle: "შეხვედრები ეკრანს მიღმა",
  }),
  "/memes": async () => ({
    hue: hues.ai,
    mark: twoDigits((await listMemes("memes")).length),
    title: "Meme Gallery",
    subtitle: "ჯგუფური თერაპია სურათებით",
  }),
  "/gamejam-2025-gallery": async () => ({
    hue: hues.games,
    mark: twoDigits((await listMemes("gameJam")).length),
    title: "Game Jam",
    subtitle: "რა გამოვიდა 48 საათში და ვინ იდგა ამის უკან",
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

/** The pages whose pictures are drawn, by path. */
export function listPreviewedPaths(): string[] {
  return [
    ...Object.keys(pages),
    ...listEpisodes().map(({ slug }) => `/episodes/${slug}`),
    ...listGuests().map(({ id }) => `/guests/${id}`),
    ...listQuizzes().map(({ id }) => `/quizzes/${id}`),
  ];
}

/** What the picture of the page at a path shows; undefined when there is none to be drawn. */
export async function findPreview(path: string): Promise<Preview | undefined> {
  const [, section, id = ""] = path.split("/");
  const page = await pages[path]?.();
  if (page) return { pattern: path, corner: [site.name], ...page };
  if (section === "episodes") return previewOf(findEpisode(id), ofEpisode);
  if (section === "guests") return previewOf(findGuest(id), ofGuest);
  if (section === "quizzes") return previewOf(findQuizSummary(id), ofQuiz);
  return undefined;
}

/** An event's poster as a picture that every other site can show (build/fit-poster.server.ts). */
export function posterOf(eventId: string): SharedPicture {
  return { ...drawnPicture("/"), path: `/previews/events/${eventId}.jpg` };
}

function previewOf<Thing>(thing: Thing | undefined, describe: (thing: Thing) => Preview): Preview | undefined {
  return thing && describe(thing);
}

/** An episode: its number, its guest or else its topic. */
function ofEpisode({ number, slug, tags, duration, guest, topic }: EpisodeSummary): Preview {
  return {
    pattern: slug,
    hue: hueOf(tags),
    mark: twoDigits(number),
    corner: [site.name, `${duration} min`],
    title: guest || topic,
    subtitle: guest ? topic : "",
  };
}

/** A guest: the initials of their portrait, and what the conversation is about. */
function ofGuest({ name, hue, tagline, episode }: Guest): Preview {
  return {
    pattern: name,
    hue,
    mark: initialsOf(name),
    corner: [site.name, `Episode #${episode.number}`],
    title: name,
    subtitle: tagline,
  };
}

/** A quiz: how many questions there are, how hard they are, and which episode they belong to. */
function ofQuiz(quiz: QuizSummary): Preview {
  const { id, title, questionCount, difficulty, estimatedTime, episode, episodeLink = "" } = quiz;
  const tags = findEpisode(episodeLink.replace(/^\/episodes\//, ""))?.tags ?? [];
  return {
    pattern: id,
    hue: hueOf(tags),
    mark: `${questionCount}?`,
    corner: [site.name, `${difficulty}, ~${estimatedTime} min`],
    title,
    subtitle: episode ? `Episode #${episode.number} · ${episode.name}` : "",
  };
}
