import { initialsOf } from "#app/lib/initials.ts";
import { type Hue, hueOf, hues } from "#app/lib/topic-family.ts";
import { twoDigits } from "#app/lib/two-digits.ts";
import { site } from "#app/site.ts";

import { type EpisodeSummary, findEpisode, listEpisodes } from "./episodes.server.ts";
import { listEvents } from "./events.server.ts";
import { listMemes } from "./gallery.server.ts";
import { type Guest, listGuests } from "./guests.server.ts";
import { listQuizzes, type QuizSummary } from "./quizzes.server.ts";

/** What the picture of a shared link shows (ui/preview-card.tsx). */
export type Preview = {
  pattern: string;
  hue: Hue;
  mark: string;
  corner: string[];
  face: "duck" | "bug";
  title: string;
  subtitle: string;
};

type PagePreview = Pick<Preview, "hue" | "mark" | "title" | "subtitle">;

/** The pages without a parameter, by the last part of their path; the landing page and the game jam have their own. */
const pages: Readonly<Record<string, () => PagePreview | Promise<PagePreview>>> = {
  episodes: () => ({
    hue: hues.backend,
    mark: twoDigits(listEpisodes().length),
    title: "Episodes",
    subtitle: "სესიები ბაგებზე, არქიტექტურასა და ადამიანებზე",
  }),
  guests: () => ({
    hue: hues.people,
    mark: twoDigits(listGuests().length),
    title: "Meet the Minds Behind the Mic",
    subtitle: "ვინ იჯდა სავარძელში და რა თქვა",
  }),
  quizzes: () => ({
    hue: hues.web,
    mark: `${listQuizzes().length}?`,
    title: `${site.name} Quizzes`,
    subtitle: "ოთხი ვარიანტი, ერთი სწორი პასუხი და განმარტება, რატომ",
  }),
  events: () => ({
    hue: hues.systems,
    mark: twoDigits(listEvents().length),
    title: `${site.name} Events`,
    subtitle: "შეხვედრები ეკრანს მიღმა",
  }),
  memes: async () => ({
    hue: hues.ai,
    mark: twoDigits((await listMemes("memes")).length),
    title: "Meme Gallery",
    subtitle: "ჯგუფური თერაპია სურათებით",
  }),
  "gamejam-2025-gallery": async () => ({
    hue: hues.games,
    mark: twoDigits((await listMemes("gameJam")).length),
    title: "Game Jam",
    subtitle: "რა გამოვიდა 48 საათში და ვინ იდგა ამის უკან",
  }),
  wrapped: () => ({
    hue: hues.mobile,
    mark: "365",
    title: "Dev Wrapped",
    subtitle: "You debugged. You listened. You thrived.",
  }),
  shop: () => ({
    hue: hues.security,
    mark: "$_",
    title: "Shop",
    subtitle: "მათთვის, ვისაც კოდის თერაპია სჭირდება",
  }),
  feeds: () => ({
    hue: hues.community,
    mark: "</>",
    title: "Feeds",
    subtitle: "პლეერში, რიდერში თუ კალენდარში",
  }),
};

/** The pages that `previewOfPage` knows. */
export const previewedPages: readonly string[] = Object.keys(pages);

/** A page without a parameter; undefined when there is none of this name. */
export async function previewOfPage(name: string): Promise<Preview | undefined> {
  const page = await pages[name]?.();
  return page && { pattern: name, corner: [site.name], face: name === "quizzes" ? "bug" : "duck", ...page };
}

/** An episode: its number, its guest or else its topic. */
export function previewOfEpisode({ number, slug, tags, duration, guest, topic }: EpisodeSummary): Preview {
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
export function previewOfGuest({ name, hue, tagline, episode }: Guest): Preview {
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
export function previewOfQuiz(quiz: QuizSummary): Preview {
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
