import { blankContent } from "#app/content/blank-content.server.ts";
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
  // Removes the number from the end of the slug, because the name begins with it.
  const name = `ep${meant.number}-${meant.slug.replace(new RegExp(`-${meant.number}$`), "")}-${level}`;
  return freeName(name, "2", "quizzes", existing);
};

export const quiz: Kind = {
  name: "quiz",
  questions: [
    { ...whichEpisode("Number or slug of its episode; empty for none"), isOptional: true },
    {
      flag: "difficulty",
      asks: "Difficulty",
      takes: "easy, medium or hard",
      choices: shape.difficulty.options,
      // Suggests the first difficulty for which this episode has no quiz.
      suggest: ({ episode = "" }, existing) => {
        const meant = findMeant(episode, existing);
        const taken = existing.quizzes.filter(({ episodeLink }) => meant && episodeLink === `/episodes/${meant.slug}`);
        const isFree = (level: string) => taken.every(({ difficulty }) => difficulty !== level);
        return ["medium", "easy", "hard"].find(isFree) ?? "medium";
      },
    },
    whichAddress("quizzes", shape.id, suggestId),
    optional("title", "Title", shape.title),
    optional("summary", "What it asks about, in a sentence or two", shape.description),
    {
      flag: "categories",
      asks: "Categories, separated by commas; its card shows the first two",
      takes: "A,B",
      suggest: () => "episode",
      refuse: (answer) =>
        bySchema(shape.categories)(splitList(answer)) && `must be some of ${quizCategories.join(", ")}`,
    },
    {
      flag: "questions",
      asks: "Number of questions, 4 to 7",
      takes: "4 to 7",
      suggest: () => "5",
      refuse: (answer) => (/^[4-7]$/.test(answer) ? undefined : "must be a number from 4 to 7"),
    },
  ],
  make: async (answers, existing) => {
    const { id = "", title = "", summary = "", difficulty = "" } = answers;
    const count = Number(answers["questions"]);
    const meant = findMeant(answers["episode"] ?? "", existing);
    const { questions, estimatedTime, ...others } = blankContent.quizzes(id);
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
        `Write the ${count} questions. correctAnswerIndex counts from 0; make wrong options as long as the correct one.`,
        `npm run dev shows /quizzes/${id}.`,
      ],
    };
  },
};
