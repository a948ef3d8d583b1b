import { glob, readdir, readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";

import { quizCount } from "./content.ts";
import { expect, test } from "./fixtures.ts";
import { fileOf } from "./pages.ts";

const folder = "build/client";

/** The scripts that a page names in its HTML, with their compressed size in bytes. */
async function firstLoadOf(page: string): Promise<Map<string, number>> {
  const html = await readFile(fileOf(page), "utf8");
  const scripts = new Set(html.match(/\/assets\/[\w.$-]+\.js/g));
  const sizes = [...scripts].map(async (script) => {
    return [script, brotliCompressSync(await readFile(folder + script)).length] as const;
  });
  return new Map(await Promise.all(sizes));
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

test("the quizzes cost their pages less than 6 kB of JavaScript at first", async () => {
  const shared = new Set([...(await firstLoadOf("/episodes")).keys(), ...(await firstLoadOf("/")).keys()]);
  for (const page of ["/quizzes", "/episodes/irakli-gabisonia"]) {
    const load = await firstLoadOf(page);
    const deck = [...load].filter(([script]) => script.includes("/quiz"));
    expect(deck.length).toBeGreaterThan(0);
    expect(sum(deck.map(([, size]) => size))).toBeLessThan(6000);
    expect(deck.every(([script]) => !shared.has(script))).toBe(true);
    expect([...load.keys()].filter((script) => /quiz-player|export-card|toaster/.test(script))).toEqual([]);
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
