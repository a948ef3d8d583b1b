import { downloadFile } from "#app/lib/download-file.ts";
import { asRecord, parseJson } from "#app/lib/read-entries.ts";
import { tbilisiDay } from "#app/lib/tbilisi-calendar.ts";
import { hasListeningData, readAnalytics, useAnalytics } from "#app/store/analytics.ts";
import { readPositions, usePositions } from "#app/store/positions.ts";
import { readScores, useQuizScores } from "#app/store/quiz-scores.ts";
import { readCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";

/** The content of an exported file, without its time. The names must not change, because visitors have such files. */
export type StoredData = ReturnType<typeof storedData>;

/** Returns what the visitor's browser has stored. */
export function storedData() {
  const { lastActiveDate, episodeStats } = useAnalytics.getState();
  const { positions } = usePositions.getState();
  return {
    lastActiveDate,
    episodeStats,
    positions,
    quizScores: useQuizScores.getState().scores,
    reviews: useReviews.getState().cards,
  };
}

/** Reads the text of an exported file. Drops malformed pieces, keeps the rest. Never throws. */
export function readExport(text: string): StoredData {
  const file = asRecord(parseJson(text)) ?? {};
  return {
    ...readAnalytics(file),
    positions: readPositions(file),
    quizScores: readScores({ scores: file["quizScores"] }),
    reviews: readCards(file["reviews"]),
  };
}

export function isEmpty({ episodeStats, positions, quizScores, reviews }: StoredData): boolean {
  return !hasListeningData(episodeStats, positions) && Object.keys({ ...quizScores, ...reviews }).length === 0;
}

/** Downloads all data as one file. */
export function exportData(): void {
  const exportedAt = new Date().toISOString();
  const text = `${JSON.stringify({ exportedAt, ...storedData() }, null, 2)}\n`;
  downloadFile(new Blob([text], { type: "application/json" }), `devtherapy-${tbilisiDay(exportedAt)}.json`);
}

export function replaceData({ positions, quizScores, reviews, ...analytics }: StoredData): void {
  useAnalytics.getState().replaceAnalytics(analytics);
  usePositions.getState().replacePositions(positions);
  useQuizScores.getState().replaceScores(quizScores);
  useReviews.getState().replaceCards(reviews);
}

/** Clears everything about the visitor. Theme and player settings stay. */
export function clearData(): void {
  replaceData(readExport(""));
  useSavedRounds.getState().dropAllRounds();
}
