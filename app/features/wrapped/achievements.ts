import { foldCase } from "#app/search/substring-index.ts";

export type Progress = { episodesCompleted: number; totalPlayEvents: number; topTags: readonly string[] };

/** Rules agreed with the client. The first earned achievement is the top one. */
const rules: readonly { name: string; remark: string; isMet: (progress: Progress) => boolean }[] = [
  {
    name: "Serial Listener",
    remark: "ხუთი ეპიზოდი ბოლომდე. სერიალია, ოღონდ სპოილერების გარეშე.",
    isMet: ({ episodesCompleted }) => episodesCompleted >= 5,
  },
  {
    name: "Power Player",
    remark: "ოცი ჩართვა. Play-ს თითი უკვე თავისით პოულობს.",
    isMet: ({ totalPlayEvents }) => totalPlayEvents >= 20,
  },
  {
    name: "Power User",
    remark: "ათი ეპიზოდი ბოლომდე. დოკუმენტაციას ამდენ ხანს არავინ უსმენს.",
    isMet: ({ episodesCompleted }) => episodesCompleted >= 10,
  },
  {
    name: "AI Enthusiast",
    remark: "მანქანა სწავლობს. შენც.",
    isMet: isAbout("ai", "artificial intelligence", "machine learning", "ხელოვნური ინტელექტი", "მანქანური სწავლება"),
  },
  {
    name: "Wellness Warrior",
    remark: "გადაწვაზე საუბარს მანამდე უსმენ, სანამ თვითონ გადაიწვები.",
    isMet: isAbout("mental health", "burnout", "მენტალური ჯანმრთელობა", "გადაწვა"),
  },
];

/** Shown until the visitor earns an achievement. */
const fallback = {
  name: "Getting Started - Welcome to your dev journey!",
  remark: "პირველი კომიტიც ასე იწყება: ერთი ფაილი და ბევრი იმედი.",
};

export type Achievement = { name: string; remark: string; isEarned: boolean };

/** The earned achievements in the order of the rules, or the fallback, which does not count as earned. */
export function listAchievements(progress: Progress): Achievement[] {
  const earned = rules.filter(({ isMet }) => isMet(progress)).map((rule) => ({ ...rule, isEarned: true }));
  return earned.length > 0 ? earned : [{ ...fallback, isEarned: false }];
}

/** Matches whole words of a top tag, in any letter case: 'AI agents' matches 'ai', 'maintenance' does not. */
function isAbout(...topics: readonly string[]) {
  return ({ topTags }: Progress) =>
    topTags.some((tag) => topics.some((topic) => ` ${wordsOf(tag)} `.includes(` ${wordsOf(topic)} `)));
}

function wordsOf(text: string): string {
  return foldCase(text.replace(/[^\p{L}\p{N}]+/gu, " "));
}
