export type Chapter = { seconds: number; label: string };

/** What the site's player plays. */
export type Track = {
  /** The video's id, which is an episode's id as well. */
  id: string;
  /** The page it belongs to. */
  path: string;
  /** The session's number. Without one it is no episode: nothing of it is counted or kept. */
  number?: number;
  title: string;
  /** Shorter than the title: who or what it is about. */
  name: string;
  chapters: readonly Chapter[];
  /** Seconds, as far as is known before the player tells. */
  duration: number;
};

/** The chapter that is on at a second, with its place in the list and its end; undefined before the first one. */
export function chapterAt(chapters: readonly Chapter[], seconds: number, duration: number) {
  const index = chapters.findLastIndex((chapter) => chapter.seconds <= seconds);
  const chapter = chapters[index];
  return chapter && { ...chapter, index, end: chapters[index + 1]?.seconds ?? duration };
}
