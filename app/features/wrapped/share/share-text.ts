import type { WrappedStats } from "../wrapped-stats.ts";

/** The first earned achievement, or the specification's default while none is earned. */
export function topAchievementOf({ achievements }: Pick<WrappedStats, "achievements">): string {
  return achievements.find(({ isEarned }) => isEarned)?.name ?? "Getting started!";
}

/** The summary that is copied to the clipboard; `link` is the full address of the page. */
export function shareText(stats: WrappedStats, link: string): string {
  return [
    "My Dev Wrapped",
    "",
    `Episodes completed: ${stats.episodesCompleted}`,
    `Play sessions: ${stats.totalPlayEvents}`,
    `Top achievement: ${topAchievementOf(stats)}`,
    "",
    link,
  ].join("\n");
}

/** What the rubber duck says, by completed episodes. */
const diagnoses = [
  { atLeast: 20, text: "ეს უკვე ხასიათია. ისტორია დახურულია, კარი ღიაა." },
  { atLeast: 10, text: "ქრონიკული ფორმაა. გამოჯანმრთელება აღარ იგეგმება." },
  { atLeast: 5, text: "მდგომარეობა სტაბილურია. რეჟიმი: ეპიზოდი, ყავა, კომიტი." },
  { atLeast: 1, text: "ადრეული სტადიაა. პროგნოზი კარგია, თუ ტაბს არ დახურავ." },
] as const;

/** The diagnosis for a number of completed episodes, at least one. */
export function diagnose(episodesCompleted: number): string {
  return (diagnoses.find(({ atLeast }) => episodesCompleted >= atLeast) ?? diagnoses[3]).text;
}
