import type { QuizSummary } from "#app/content/quizzes.server.ts";

/** The seed of a round, which repeats its order of options, and the score to beat. */
export type Challenge = { seed: number; score: number };

type ChallengedQuiz = Pick<QuizSummary, "id" | "questionCount">;

/** Formats a challenge for a URL: the seed, the score, and a checksum that includes the quiz. */
export function writeChallenge(quiz: ChallengedQuiz, { seed, score }: Challenge): string {
  return [seed.toString(36), score, sumOf(`${quiz.id} ${quiz.questionCount} ${seed} ${score}`).toString(36)].join("-");
}

/** Reads a challenge from a quiz's URL. Undefined if it is missing, malformed, altered, or for another quiz. */
export function readChallenge(code: string | null, quiz: ChallengedQuiz): Challenge | undefined {
  const [, seedText = "", scoreText = ""] = /^([0-9a-z]{1,7})-(\d{1,3})-[0-9a-z]{1,7}$/.exec(code ?? "") ?? [];
  const challenge = { seed: Number.parseInt(seedText, 36), score: Number(scoreText) };
  const isOne = challenge.score <= quiz.questionCount && writeChallenge(quiz, challenge) === code;
  return isOne ? challenge : undefined;
}

/** FNV-1a, 32 bits. This checksum detects accidental changes. It does not prevent forgery. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}
