type Chapter = { seconds: number; label: string };

/** The chapter that is on at a second, with its place in the list and its end; undefined before the first one. */
export function chapterAt(chapters: readonly Chapter[], seconds: number, duration: number) {
  const index = chapters.findLastIndex((chapter) => chapter.seconds <= seconds);
  const chapter = chapters[index];
  return chapter && { ...chapter, index, end: chapters[index + 1]?.seconds ?? duration };
}
