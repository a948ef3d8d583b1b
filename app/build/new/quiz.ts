import { empty } from "#app/content/drafts.server.ts";
import { quizCategories } from "#app/content/quiz-categories.ts";
import { quizSchema } from "#app/content/schemas.server.ts";
import {
  bySchema,
  findMeant,
  freeName,
  type Kind,
  optional,
  type Question,
  splitList,
  whichAddress,
  whichEpisode,
} from "./content-kind.ts";
import { finishFile } from "./content-source.ts";

const { shape } = quizSchema;

const levels: Readonly<Record<string, string>> = { easy: "basics", medium: "advanced", hard: "expert" };

const suggestId: Question["suggest"] = ({ episode = "", difficulty = "" }, existing) => {
  const meant = findMeant(episode, existing);
  const level = levels[difficulty] ?? difficulty;
  if (!meant) return freeName(`quiz-${level}`, "2", "quizzes", existing);
  // Without the number that a slug may end with.
  return `ep${meant.number}-${meant.slug.replace(new RegExp(`-${meant.number}$`), "")}-${level}`;
};

export const quiz: Kind = {
  name: "quiz",
  questions: [
    { ...whichEpisode("The episode it belongs to: its number or slug; empty for none"), isOptional: true },
    {
      flag: "difficulty",
      asks: "How hard it is",
      takes: "easy, medium or hard",
      choices: shape.difficulty.options,
      // Of what the episode has no quiz yet, or medium.
      suggest: ({ episode = "" }, existing) => {
        const meant = findMeant(episode, existing);
        const taken = existing.quizzes.filter(({ episodeLink }) => meant && episodeLink === `/episodes/${meant.slug}`);
        const isFree = (level: string) => taken.every(({ difficulty }) => difficulty !== level);
        return ["medium", "easy", "hard"].find(isFree) ?? "medium";
      },
    },
    {
      ...whichAddress("quizzes", shape.id, suggestId, "; give another --difficulty or --id"),
      asks: "The last part of its address",
    },
    optional("title", "Its title", shape.title),
    optional("summary", "What it asks about, in a sentence or two", shape.description),
    {
      flag: "categories",
      asks: "What it is about, with commas; the first two are on its card",
      takes: "A,B",
      suggest: () => "episode",
      refuse: (answer) =>
        bySchema(shape.categories)(splitList(answer)) && `must be of these: ${quizCategories.join(", ")}`,
    },
    {
      flag: "questions",
      asks: "How many questions, 4 to 7",
      takes: "4 to 7",
      suggest: () => "5",
      refuse: (answer) => (/^[4-7]$/.test(answer) ? undefined : "must be a number from 4 to 7"),
    },
  ],
  make: async (answers, existing) => {
    const { id = "", title = "", summary = "", difficulty = "" } = answers;
    const count = Number(answers["questions"]);
    const meant = findMeant(answers["episode"] ?? "", existing);
    const { questions, estimatedTime, ...others } = empty.quizzes(id);
    const { file, notes } = await finishFile("quizzes", id, {
      ...others,
      title,
      description: summary,
      categories: splitList(answers["categories"] ?? ""),
      difficulty,
      episodeLink: meant && `/episodes/${meant.slug}`,
      estimatedTime: count,
      questions: Array.from({ length: count }, (_, place) => ({
        id: `q${place + 1}`,
        question: "",
        options: ["", "", "", ""],
        correctAnswerIndex: 0,
        explanation: "",
      })),
    });
    return {
      files: [file],
      notes,
      next: [
        `Write the ${count} questions: correctAnswerIndex counts from 0, and wrong options are as long as the right one.`,
        `npm run dev shows it at /quizzes/${id}.`,
      ],
    };
  },
};
