import { glob, readdir, readFile } from "node:fs/promises";

import { episodes, quizCount } from "./content.ts";
import { expect, test } from "./fixtures.ts";
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
    questions.push(...quiz.questions.flatMap(({ question, explanation }) => [question, explanation]));
  }
  const texts: string[] = [];
  for await (const file of glob([`${folder}/assets/*.js`, `${folder}/**/*.html`, `${folder}/**/*.data`])) {
    texts.push(await readFile(file, "utf8"));
  }
  const everything = texts.join("\n");
  expect(questions.filter((question) => everything.includes(question))).toEqual([]);
});
