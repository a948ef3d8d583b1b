/** A part of `npm run check -- --style`: how well the quizzes can be guessed by somebody who knows nothing. */
import type { QuizContent } from "#app/content/schemas.server.ts";

import { readFolder } from "./read-prose.ts";
import { accuracyOf, guessHeldOut, surfaceWeights } from "./surface-classifier.ts";
import { lengthOf, type SurfaceQuestion, surfaceStatistics } from "./surface-statistics.ts";

const quizzes = (await readFolder<QuizContent>("quizzes")).map(([, quiz]) => quiz);
const guesses = guessHeldOut(quizzes);
/** Shorter options are numbers, names and bits of code; a factor says nothing about those. */
const proseLength = 12;

const difficulties = ["easy", "medium", "hard"] as const;

console.log(
  `${quizzes.length} quizzes, ${quizzes.flatMap((quiz) => quiz.questions).length} questions. The right option is`,
);
printStatistics(
  "all",
  quizzes.flatMap((quiz) => quiz.questions),
);
for (const difficulty of difficulties) {
  printStatistics(
    difficulty,
    quizzes.flatMap((quiz) => (quiz.difficulty === difficulty ? quiz.questions : [])),
  );
}

console.log("\nGuessed by the surface classifier, whole quizzes held out (chance: 25 %):");
const parts = difficulties.map((difficulty) => {
  const ids = new Set(quizzes.filter((quiz) => quiz.difficulty === difficulty).map(({ id }) => id));
  return `${difficulty} ${percent(accuracyOf(guesses.filter(({ quizId }) => ids.has(quizId))))}`;
});
console.log(`  all ${percent(accuracyOf(guesses))}, ${parts.join(", ")}`);

console.log("\nWhat it goes by:");
for (const [feature, weight] of Object.entries(surfaceWeights(quizzes))) {
  console.log(`  ${weight.toFixed(2).padStart(5)} ${feature}`);
}

console.log("\nOptions of which one is three times as long as another:");
for (const { id, questions } of quizzes) {
  for (const { question, options } of questions) {
    const lengths = options.map(lengthOf);
    const longest = Math.max(...lengths);
    if (longest >= proseLength && longest >= 3 * Math.min(...lengths)) console.log(`  ${id}: ${question}`);
  }
}

function printStatistics(name: string, some: readonly SurfaceQuestion[]): void {
  const figures = surfaceStatistics(some);
  console.log(
    `  ${name}: closest to the mean length ${percent(figures.closestToMean)}, strictly longest ` +
      `${percent(figures.strictlyLongest)}, strictly shortest ${percent(figures.strictlyShortest)}; of ` +
      `${figures.numberQuestions} numbers an outer one ${percent(figures.outerNumber)} ` +
      `(${figures.numberRanks.map(percent).join(", ")}); written at ${figures.positions.map(percent).join(", ")}`,
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
