import { betterOf, type QuizRecord } from "./quiz-scores.ts";

type Scores = Readonly<Record<string, QuizRecord>>;

/** Joins two sets of scores: of each quiz the later last time, and the better of both bests. */
export function mergeScores(ours: Scores, theirs: Scores): Scores {
  const merged = new Map(Object.entries(ours));
  for (const [quizId, record] of Object.entries(theirs)) {
    const known = merged.get(quizId);
    merged.set(quizId, known ? mergeRecords(known, record) : record);
  }
  return Object.fromEntries(merged);
}

function mergeRecords(a: QuizRecord, b: QuizRecord): QuizRecord {
  const [aAt, bAt] = [a.at ?? -1, b.at ?? -1];
  const isALast = aAt === bAt ? betterOf(a, b) === a : aAt > bAt;
  return { ...(isALast ? a : b), best: betterOf(a.best, b.best) };
}
