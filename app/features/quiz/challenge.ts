import type { QuizSummary } from "#app/content/quizzes.server.ts";

/** A round to repeat, options and all, and the score to beat. */
export type Challenge = { seed: number; score: number };

type ChallengedQuiz = Pick<QuizSummary, "id" | "questionCount">;

/** A challenge as a link carries it: the seed, the score, and a sum that tells whether it was made for this quiz. */
export function writeChallenge(quiz: ChallengedQuiz, { seed, score }: Challenge): string {
  return [seed.toString(36), score, sumOf(`${quiz.id} ${quiz.questionCount} ${seed} ${score}`).toString(36)].join("-");
}

/** The challenge in a link to a quiz; undefined when there is none, or when it is broken, forged, or of another quiz. */
export function readChallenge(code: string | null, quiz: ChallengedQuiz): Challenge | undefined {
  const [, seedText = "", scoreText = ""] = /^([0-9a-z]{1,7})-(\d{1,3})-[0-9a-z]{1,7}$/.exec(code ?? "") ?? [];
  const challenge = { seed: Number.parseInt(seedText, 36), score: Number(scoreText) };
  const isOne = challenge.score <= quiz.questionCount && writeChallenge(quiz, challenge) === code;
  return isOne ? challenge : undefined;
}

/** 32 bits that change with every letter (FNV-1a). It keeps honest links honest; it is no secret. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}
