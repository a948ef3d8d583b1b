import { glob, readdir, readFile } from "node:fs/promises";
import { expect, test } from "playwright/test";
import { episodes, quizCount } from "./content.ts";
import { fileOf } from "./pages.ts";

const folder = "build/client";

test("no page loads the code of a quiz at first", async () => {
  for (const page of ["/quizzes", `/episodes/${episodes[0]?.slug}`]) {
    const html = await readFile(fileOf(page), "utf8");
    expect(html).not.toMatch(/assets\/(quiz-round|export-card|toaster)/);
  }
});

test("pages and scripts contain no questions; the questions load with the quiz", async () => {
  const questions: string[] = [];
  const files = (await readdir(`${folder}/quizzes`)).filter((file) => file.endsWith(".json"));
  expect(files).toHaveLength(quizCount);
  for (const file of files) {
    const quiz = JSON.parse(await readFile(`${folder}/quizzes/${file}`, "utf8")) as {
      questions: { question: string; explanation: string }[];
    };
    // Search only for the first question of each quiz, to save time.
    questions.push(...quiz.questions.slice(0, 1).flatMap(({ question, explanation }) => [question, explanation]));
  }
  // A single pattern is seven times faster than one per question.
  const pattern = new RegExp(questions.map(escapePattern).join("|"));
  expect(pattern.test(`"${questions.at(-1)}"`)).toBe(true);
  for await (const file of glob([`${folder}/assets/*.js`, `${folder}/**/*.html`, `${folder}/**/*.data`])) {
    expect(pattern.exec(await readFile(file, "utf8"))?.[0], file).toBeUndefined();
  }
});

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
