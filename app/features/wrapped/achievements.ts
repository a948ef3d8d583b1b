import { foldCase } from "#app/search/substring-index.ts";

/** What an achievement is judged by. */
export type Progress = { episodesCompleted: number; totalPlayEvents: number; topTags: readonly string[] };

type Rule = { name: string; remark: string } & (
  | { completedAtLeast: number }
  | { playsAtLeast: number }
  | { topics: readonly string[] }
);

/** Specification, section 9; the first one earned is the top achievement. */
const rules: readonly Rule[] = [
  {
    name: "Serial Listener",
    completedAtLeast: 5,
    remark: "ხუთი ეპიზოდი ბოლომდე. სერიალია, ოღონდ სპოილერების გარეშე.",
  },
  { name: "Power Player", playsAtLeast: 20, remark: "ოცი ჩართვა. Play-ს თითი უკვე თავისით პოულობს." },
  {
    name: "Power User",
    completedAtLeast: 10,
    remark: "ათი ეპიზოდი ბოლომდე. დოკუმენტაციას ამდენ ხანს არავინ უსმენს.",
  },
  {
    name: "AI Enthusiast",
    topics: ["ai", "artificial intelligence", "machine learning", "ხელოვნური ინტელექტი", "მანქანური სწავლება"],
    remark: "მანქანა სწავლობს. შენც.",
  },
  {
    name: "Wellness Warrior",
    topics: ["mental health", "burnout", "მენტალური ჯანმრთელობა", "გადაწვა"],
    remark: "გადაწვაზე საუბარს მანამდე უსმენ, სანამ თვითონ გადაიწვები.",
  },
];

/** Shown while none is earned. */
const fallback = {
  name: "Getting Started - Welcome to your dev journey!",
  remark: "პირველი კომიტიც ასე იწყება: ერთი ფაილი და ბევრი იმედი.",
};

export type Achievement = { name: string; remark: string; isEarned: boolean };

/** The earned achievements in the order of the rules; the fallback, which is not earned, while there is none. */
export function listAchievements(progress: Progress): Achievement[] {
  const earned = rules
    .filter((rule) => isMet(rule, progress))
    .map(({ name, remark }) => ({ name, remark, isEarned: true }));
  return earned.length > 0 ? earned : [{ ...fallback, isEarned: false }];
}

function isMet(rule: Rule, { episodesCompleted, totalPlayEvents, topTags }: Progress): boolean {
  if ("completedAtLeast" in rule) return episodesCompleted >= rule.completedAtLeast;
  if ("playsAtLeast" in rule) return totalPlayEvents >= rule.playsAtLeast;
  return topTags.some((tag) => rule.topics.some((topic) => isAbout(tag, topic)));
}

/** Whether a tag names a topic in whole words, without regard to case: 'AI agents' is about 'ai', 'maintenance' not. */
function isAbout(tag: string, topic: string): boolean {
  return ` ${wordsOf(tag)} `.includes(` ${wordsOf(topic)} `);
}

function wordsOf(text: string): string {
  return foldCase(text.replace(/[^\p{L}\p{N}]+/gu, " "));
}
