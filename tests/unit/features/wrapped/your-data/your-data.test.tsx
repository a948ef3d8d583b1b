import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { YourData } from "#app/features/wrapped/your-data/your-data.tsx";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { buildPosition, buildStats } from "#tests/factories.ts";
import type { RecordedToast } from "#tests/setup/record-toasts.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const downloaded: Blob[] = [];

vi.mock("#app/lib/download-file.ts", () => ({
  downloadFile: vi.fn<(file: Blob) => void>((file) => void downloaded.push(file)),
}));

const stores = [useAnalytics, usePositions, useQuizScores, useReviews, useSavedRounds];

/** What is stored, without the stores' actions. */
const stored = () => JSON.stringify(stores.map((store) => store.getState()));

const played = { episodeStats: { a: buildStats({ playCount: 2 }) }, lastActiveDate: "2025-03-01T12:00:00.000Z" };
const scoreOf = (score: number) => ({ score, totalQuestions: 4, best: { score, totalQuestions: 4 } });
const card = { reviews: [{ at: Date.UTC(2025, 2, 1), isRight: false }], due: 20_200 };

let toasts: RecordedToast[] = [];
const lastToast = () => toasts.at(-1)?.message;

const fileOf = (content: unknown) => new File([JSON.stringify(content)], "mine.json");
const upload = (file: File) => userEvent.upload(screen.getByLabelText("Exported file"), file);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Presses a button of the open dialog. */
async function answer(title: string, name: string) {
  const dialog = await screen.findByRole("dialog", { name: title });
  await userEvent.click(within(dialog).getByRole("button", { name }));
}

/** Stores data of every kind. */
function fill() {
  useAnalytics.setState(played);
  usePositions.setState({ positions: { a: buildPosition() } });
  useQuizScores.setState({ scores: { pilot: scoreOf(3) } });
  useReviews.setState({ cards: { "pilot/q1": card } });
}

beforeEach(() => {
  for (const { persist } of stores) {
    persist.clearStorage();
    void persist.rehydrate();
  }
  toasts = recordToasts();
  downloaded.length = 0;
  renderPage(<YourData />);
});

test("exports all data, clears it after one confirmation, and imports the file", async () => {
  fill();
  const before = stored();
  await press("Export");
  expect(lastToast()).toBe("Your data was exported");

  const round = { seed: 1, phase: "answering", answers: [1], isHeld: false, spentMs: 5 } as const;
  useSavedRounds.getState().saveRound("pilot", round);
  await press("Clear all data");
  await answer("Clear your data?", "Cancel");
  expect(useAnalytics.getState()).toMatchObject(played);
  await press("Clear all data");
  await answer("Clear your data?", "Clear all data");
  expect(lastToast()).toBe("Your data was cleared");
  expect(stored()).toBe(JSON.stringify(stores.map((store) => store.getInitialState())));

  await upload(new File(downloaded, "mine.json"));
  await vi.waitFor(() => expect(lastToast()).toBe("Your data was imported"));
  expect(stored()).toBe(before);
});

test("asks before an import replaces data, and offers to export them first", async () => {
  fill();
  const before = stored();
  const theirs = { b: buildStats({ playCount: 9 }) };
  await upload(fileOf({ episodeStats: theirs }));
  await answer("Replace your data?", "Export my data");
  expect(lastToast()).toBe("Your data was exported");
  expect(downloaded).toHaveLength(1);
  await answer("Replace your data?", "Cancel");
  expect(stored()).toBe(before);

  await upload(fileOf({ episodeStats: theirs }));
  await answer("Replace your data?", "Replace my data");
  expect(useAnalytics.getState()).toMatchObject({ episodeStats: theirs, lastActiveDate: null });
  expect(usePositions.getState().positions).toEqual({});
  expect(useQuizScores.getState().scores).toEqual({});
  expect(useReviews.getState().cards).toEqual({});
});

test("imports the usable pieces of a file", async () => {
  const names = ["constructor", "toString", "a"];
  const broken = { broken: 7, text: "x" };
  const withNames = (value: object) => ({ ...Object.fromEntries(names.map((id) => [id, value])), ...broken });
  await upload(
    fileOf({
      lastActiveDate: "yesterday",
      episodeStats: withNames(buildStats({ playCount: 1 })),
      positions: withNames(buildPosition()),
      quizScores: withNames(scoreOf(1)),
      reviews: { "pilot/q1": card, ...broken },
    }),
  );
  await vi.waitFor(() => expect(lastToast()).toBe("Your data was imported"));
  expect(useAnalytics.getState().lastActiveDate).toBeNull();
  expect(Object.keys(useAnalytics.getState().episodeStats)).toEqual(names);
  expect(Object.keys(usePositions.getState().positions)).toEqual(names);
  expect(Object.keys(useQuizScores.getState().scores)).toEqual(names);
  expect(Object.keys(useReviews.getState().cards)).toEqual(["pilot/q1"]);
});

test.each([
  ["another site's file", fileOf({ episodes: [1, 2] })],
  ["an image", new File(["\u0089PNG"], "a.json")],
  ["a deleted file", Object.assign(fileOf(played), { text: () => Promise.reject(new DOMException("gone")) })],
])("rejects %s and lets the visitor choose the file again", async (_, file) => {
  fill();
  const before = stored();
  await upload(file);
  await vi.waitFor(() => expect(lastToast()).toBe("No Devtherapy data in this file"));
  expect(screen.getByLabelText<HTMLInputElement>("Exported file").value).toBe("");
  expect(stored()).toBe(before);
});

test("exports nothing if the only entry is a mark that was removed", async () => {
  useAnalytics.getState().toggleFavorite("a");
  useAnalytics.getState().toggleFavorite("a");
  await press("Export");
  expect(lastToast()).toBe("You have no data yet");
  expect(downloaded).toHaveLength(0);
});
