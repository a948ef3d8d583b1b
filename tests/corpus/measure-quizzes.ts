/** `node tests/corpus/measure-quizzes.ts`: how well the quizzes can be guessed by somebody who knows nothing. */
import { loadQuizzes } from "./load-quizzes.ts";
import { accuracyOf, guessHeldOut, surfaceWeights } from "./surface-classifier.ts";
import { surfaceStatistics } from "./surface-statistics.ts";

const quizzes = await loadQuizzes();
const questions = quizzes.map((quiz) => quiz.questions);
const guesses = guessHeldOut(questions);
const difficulties = ["easy", "medium", "hard"] as const;

console.log(`${quizzes.length} quizzes, ${questions.flat().length} questions. The right option is`);
printStatistics("all", questions.flat());
for (const difficulty of difficulties) {
  printStatistics(
    difficulty,
    quizzes.flatMap((quiz) => (quiz.difficulty === difficulty ? quiz.questions : [])),
  );
}

console.log("\nGuessed by the surface classifier, whole quizzes held out (chance: 25 %):");
const parts = difficulties.map((difficulty) => {
  const some = guesses.filter(({ quiz }) => quizzes[quiz]?.difficulty === difficulty);
  return `${difficulty} ${percent(accuracyOf(some))}`;
});
console.log(`  all ${percent(accuracyOf(guesses))}, ${parts.join(", ")}`);

console.log("\nWhat it goes by:");
for (const [feature, weight] of Object.entries(surfaceWeights(questions))) {
  console.log(`  ${weight.toFixed(2).padStart(5)} ${feature}`);
}

function printStatistics(name: string, some: (typeof questions)[number]): void {
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
