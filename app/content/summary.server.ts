import { tbilisiDay } from "#app/lib/tbilisi-calendar.ts";
import { countOf } from "#app/lib/text.ts";
import { collections } from "./loading/collections.server.ts";

const { episodes, guests, quizzes, events, galleries } = collections;

const future = episodes.filter(({ date }) => tbilisiDay(date) > tbilisiDay(new Date().toISOString()));

/** Counts all content, including future episodes, which builds leave out. For `npm run check`. */
export const summary = [
  countOf(episodes.length, "episode"),
  ...future.map(({ slug, date }) => `data/episodes/${slug}.ts (from ${tbilisiDay(date)})`),
  countOf(guests.length, "guest"),
  countOf(quizzes.length, "quiz", "quizzes"),
  countOf(events.length, "event"),
  countOf(galleries.memes.length + galleries.gameJam.length, "meme"),
].join(", ");
