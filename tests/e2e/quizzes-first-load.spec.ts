import { glob, readdir, readFile } from "node:fs/promises";
import { expect, test } from "playwright/test";
import { episodes, quizCount } from "./content.ts";
import { fileOf } from "./pages.ts";

const folder = "build/client";

test("what takes a quiz is no part of any page's first load", async () => {
  for (const page of ["/quizzes", `/episodes/${episodes[0]?.slug}`]) {
    const html = await readFile(fileOf(page), "utf8");
    expect(html).not.toMatch(/assets\/(quiz-round|export-card|toaster)/);
  }
});

test("no question is in a page or a script: they are fetched when a quiz is taken", async () => {
  const questions: string[] = [];
  const files = (await readdir(`${folder}/quizzes`)).filter((file) => file.endsWith(".json"));
  expect(files).toHaveLength(quizCount);
  for (const file of files) {
    const quiz = JSON.parse(await readFile(`${folder}/quizzes/${file}`, "utf8")) as {
      questions: { question: string; explanation: string }[];
    };
    // The first stands for the others: to look for all of them takes long.
    questions.push(...quiz.questions.slice(0, 1).flatMap(({ question, explanation }) => [question, explanation]));
  }
  // One pattern, for to look for each of them by itself takes seven times as long.
  const pattern = new RegExp(questions.map(escapePattern).join("|"));
  expect(pattern.test(`"${questions.at(-1)}"`)).toBe(true);
  for await (const file of glob([`${folder}/assets/*.js`, `${folder}/**/*.html`, `${folder}/**/*.data`])) {
    expect(pattern.exec(await readFile(file, "utf8"))?.[0], file).toBeUndefined();
  }
});

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
