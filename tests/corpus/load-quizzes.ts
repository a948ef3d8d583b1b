import { readdirSync } from "node:fs";

import type { QuizContent } from "#app/content/schemas.server.ts";

const folder = new URL("../../data/quizzes/", import.meta.url);

/** Every quiz in data/quizzes that is no draft, by file name, read by Node alone: measuring needs no build. */
export async function loadQuizzes(): Promise<QuizContent[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .toSorted();
  return (await Promise.all(files.map(loadQuiz))).filter(({ draft }) => !draft);
}

async function loadQuiz(file: string): Promise<QuizContent> {
  const module: { default: QuizContent } = await import(new URL(file, folder).href);
  return module.default;
}
