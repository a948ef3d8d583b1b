/** A part of `npm run check -- --style`: how well the quizzes can be guessed by somebody who knows nothing. */
import type { QuizContent } from "#app/content/schemas.server.ts";
import { readFolder } from "./read-prose.ts";
import { lengthOf, type SurfaceQuestion, surfaceStatistics } from "./surface-statistics.ts";

const quizzes = (await readFolder<QuizContent>("quizzes")).map(([, quiz]) => quiz);

/** Shorter options are numbers, names and bits of code; a factor says nothing about those. */
const proseLength = 12;

const questions = quizzes.flatMap((quiz) => quiz.questions);
console.log(`${quizzes.length} quizzes, ${questions.length} questions. The right option is`);
printStatistics("all", questions);
for (const level of ["easy", "medium", "hard"] as const) {
  printStatistics(
    level,
    quizzes.flatMap((quiz) => (quiz.difficulty === level ? quiz.questions : [])),
  );
}

console.log("\nOptions of which one is three times as long as another:");
for (const quiz of quizzes) {
  for (const { question, options } of quiz.questions) {
    const lengths = options.map(lengthOf);
    const longest = Math.max(...lengths);
    if (longest >= proseLength && longest >= 3 * Math.min(...lengths)) console.log(`  ${quiz.id}: ${question}`);
  }
}

function printStatistics(name: string, some: readonly SurfaceQuestion[]): void {
  const figures = surfaceStatistics(some);
  console.log(
    `  ${name}: closest to the mean length ${percent(figures.closestToMean)}, strictly longest ` +
      `${percent(figures.strictlyLongest)}, strictly shortest ${percent(figures.strictlyShortest)}; of ` +
      `${figures.numberQuestions} numbers an outer one ${percent(figures.outerNumber)}; ` +
      `written at ${figures.positions.map(percent).join(", ")}`,
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
