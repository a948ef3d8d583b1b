import { listEpisodes } from "#app/content/episodes.server.ts";
import { listEvents } from "#app/content/events.server.ts";
import { galleries } from "#app/content/galleries.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { type Hue, hues } from "#app/content/topics.ts";
import { twoDigits } from "#app/lib/words.ts";
import { site } from "#app/site.ts";

/** What is said of a page; the rest of its picture is the same for all. */
type PagePreview = { hue: Hue; mark: string; title: string; subtitle: string };

/** The pages without a parameter, by path; the landing page and the game jam have pictures of their own. */
export const pageOgImages: Readonly<Record<string, () => PagePreview | Promise<PagePreview>>> = {
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
