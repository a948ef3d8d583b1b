import { initialsOf } from "#app/artwork/portrait.tsx";
import type { ShareImageProps } from "#app/artwork/share-image.tsx";
import { hueOf, hues } from "#app/content/cover-colors.ts";
import { type EpisodeSummary, listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries, galleryWidth, type Meme } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { type GuestSummary, listGuests } from "#app/content/guests.server.ts";
import { listQuizzes, type QuizSummary } from "#app/content/quizzes.server.ts";
import { type TopicContent, topics } from "#app/content/topic-pages.server.ts";
import { topicTitle } from "#app/content/topics.server.ts";
import { countOf, twoDigits } from "#app/lib/text.ts";
import { site } from "#app/site.ts";
import { drawnPicture, type SharedPicture } from "./page-meta.ts";

/** The content of a share image, before its title and subtitle are broken into lines. */
export type ShareImageContent = Pick<ShareImageProps, "hue" | "symbol" | "fact" | "face"> & {
  /** The page's path. */
  path: string;
  title: string;
  subtitle: string;
};

/** Returns the content of all drawn share images. */
export function listShareImages(): ShareImageContent[] {
  return [
    ...listPages(),
    ...listEpisodes().map(ofEpisode),
    ...listGuests().map(ofGuest),
    ...listQuizzes().map(ofQuiz),
    ...topics.map(ofTopic),
  ];
}

/** Returns an event's poster in a format that every site can show. */
export function posterOf(eventId: string): SharedPicture {
  return { ...drawnPicture("/"), path: `/previews/events/${eventId}.jpg` };
}

/** Returns a meme's share image: the file itself if every site supports its format, otherwise the thumbnail. */
export function memeShareImage({ url, thumbnail, width, height, alt }: Meme): SharedPicture {
  if (/\.(jpe?g|png|webp)$/i.test(url)) return { path: url, width, height, alt };
  const shown = Math.min(width, galleryWidth);
  return { path: thumbnail, width: shown, height: Math.round((height * shown) / width), alt };
}

/** Pages without a parameter, except the game jam, which has its event's poster. */
function listPages(): ShareImageContent[] {
  const [claim = "", manner = ""] = site.tagline.split(/(?<=,) /);
  const { memes, gameJam } = galleries;
  return [
    {
      path: "/",
      hue: { background: "#0b0f0e", foreground: "#3ce6b0" },
      symbol: ">_",
      title: claim,
      subtitle: manner,
      face: "session",
    },
    {
      path: "/episodes",
      hue: hues.backend,
      symbol: twoDigits(listEpisodes().length),
      title: "Episodes",
      subtitle: "სესიები ბაგებზე, არქიტექტურასა და ადამიანებზე",
    },
    {
      path: "/topics",
      hue: hues.community,
      symbol: twoDigits(topics.length),
      title: "Topics",
      subtitle: "ყველა სესია, თემებად დალაგებული",
    },
    {
      path: "/guests",
      hue: hues.people,
      symbol: twoDigits(listGuests().length),
      title: "Meet the Minds Behind the Mic",
      subtitle: "ვინ იჯდა სავარძელში და რა თქვა",
    },
    {
      path: "/quizzes",
      hue: hues.web,
      symbol: `${listQuizzes().length}?`,
      title: `${site.name} Quizzes`,
      subtitle: "ოთხი ვარიანტი, ერთი სწორი პასუხი და ახსნა",
      face: "bug",
    },
    {
      path: "/events",
      hue: hues.systems,
      symbol: twoDigits(listEvents().length),
      title: `${site.name} Events`,
      subtitle: "შეხვედრები ეკრანს მიღმა",
    },
    {
      path: memes.path,
      hue: hues.ai,
      symbol: twoDigits(listMemes("memes").length),
      title: memes.title,
      subtitle: "ჯგუფური თერაპია სურათებით",
    },
    {
      path: gameJam.path,
      hue: hues.games,
      symbol: twoDigits(listMemes("gameJam").length),
      title: gameJam.title,
      subtitle: "თამაშები, რომლებიც იხვმა გამოიგონა",
    },
    {
      path: "/wrapped",
      hue: hues.mobile,
      symbol: "365",
      title: "Dev Wrapped",
      subtitle: "You debugged. You listened. You thrived.",
    },
    {
      path: "/shop",
      hue: hues.security,
      symbol: "$_",
      title: "Shop",
      subtitle: "მათთვის, ვისაც კოდის თერაპია სჭირდება",
    },
  ];
}

/** Shows an episode's number, and its guest or subject. */
function ofEpisode({ slug, number, tags, duration, guest, subject }: EpisodeSummary): ShareImageContent {
  const [title, subtitle] = guest ? [guest, subject] : [subject, ""];
  const fact = `${duration} min`;
  return { path: `/episodes/${slug}`, hue: hueOf(tags), symbol: twoDigits(number), fact, title, subtitle };
}

/** Shows a guest's initials and the subject of the conversation. */
function ofGuest({ id, name, hue, tagline, episode }: GuestSummary): ShareImageContent {
  const fact = `Episode #${episode.number}`;
  return { path: `/guests/${id}`, hue, symbol: initialsOf(name), fact, title: name, subtitle: tagline };
}

/** Shows a quiz's question count, difficulty and episode. */
function ofQuiz({ id, title, questionCount, difficulty, estimatedTime, episode }: QuizSummary): ShareImageContent {
  return {
    path: `/quizzes/${id}`,
    face: "bug",
    hue: episode?.hue ?? hues.community,
    symbol: `${questionCount}?`,
    fact: `${difficulty}, ~${estimatedTime} min`,
    title,
    subtitle: episode ? `Episode #${episode.number} · ${episode.name}` : "",
  };
}

/** Shows the number of episodes on a topic. */
function ofTopic({ slug, tag, episodes, moments, guests }: TopicContent): ShareImageContent {
  return {
    path: `/topics/${slug}`,
    hue: hueOf([tag]),
    symbol: twoDigits(episodes.length),
    fact: moments.length > 0 ? countOf(moments.length, "moment") : undefined,
    title: topicTitle(tag),
    subtitle: guests.map(({ name }) => name).join(", "),
  };
}
