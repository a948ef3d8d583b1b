export type Chapter = { seconds: number; label: string };

/** A video for the site's player. */
export type Track = {
  /** The video's id, which also is the episode's id. */
  id: string;
  /** The path of its page. */
  path: string;
  /** The episode's number. Undefined if the track is not an episode; the player then records nothing. */
  number?: number;
  title: string;
  /** The guest or the subject. */
  name: string;
  chapters: readonly Chapter[];
  /** In seconds; 0 if unknown before playback. */
  duration: number;
};

/** Returns the chapter at a second, with its index and end. Undefined before the first chapter. */
export function chapterAt(chapters: readonly Chapter[], seconds: number, duration: number) {
  const index = chapters.findLastIndex((chapter) => chapter.seconds <= seconds);
  const chapter = chapters[index];
  return chapter && { ...chapter, index, end: chapters[index + 1]?.seconds ?? duration };
}
