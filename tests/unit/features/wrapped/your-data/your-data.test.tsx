import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { YourData } from "#app/features/wrapped/your-data/your-data.tsx";
import { downloadFile } from "#app/lib/download-file.ts";
import type { ToastRequest } from "#app/lib/toast.ts";
import { clearSavedPages } from "#app/offline/saved-pages.ts";
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { maxCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { buildPosition, buildStats } from "#tests/factories.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const downloaded: Blob[] = [];

vi.mock("#app/lib/download-file.ts", () => ({
  downloadFile: vi.fn<(file: Blob) => void>((file) => void downloaded.push(file)),
}));

vi.mock("#app/offline/saved-pages.ts", () => ({ clearSavedPages: vi.fn<() => Promise<void>>() }));

let toasts: ToastRequest[] = [];
const lastToast = () => [toasts.at(-1)?.message, toasts.at(-1)?.options?.description];

const day = Date.UTC(2025, 2, 1);
const review = (at: number) => ({ at: day + at, isRight: false });
const played = { episodeStats: { imported: buildStats({ playCount: 2 }) } };
const scoreOf = (score: number) => ({ score, totalQuestions: 4, best: { score, totalQuestions: 4 } });

const fileOf = (content: unknown) => new File([JSON.stringify(content)], "mine.json");
const button = (name: string) => screen.getByRole("button", { name });

/** Chooses a file to import, and waits for the toast that sums it up. */
async function importFile(file: File) {
  const before = toasts.length;
  await userEvent.upload(screen.getByLabelText("Exported file"), file);
  await vi.waitFor(() => expect(toasts).toHaveLength(before + 1));
}

/** Exports, and waits for the toast that says so. */
async function exportFile() {
  const before = toasts.length;
  await userEvent.click(button("Export"));
  await vi.waitFor(() => expect(toasts).toHaveLength(before + 1));
  return new File([(await downloaded.at(-1)?.text()) ?? ""], "mine.json");
}

async function clearAll() {
  await userEvent.click(button("Clear all data"));
  const before = toasts.length;
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Clear all data" }));
  await vi.waitFor(() => expect(toasts).toHaveLength(before + 1));
}

beforeEach(() => {
  useAnalytics.setState({ episodeStats: {}, lastActiveDate: null });
  useQuizScores.setState({ scores: {} });
  useReviews.setState({ cards: {} });
  usePositions.setState({ positions: {} });
  useSavedRounds.setState({ rounds: {} });
  toasts = recordToasts();
  downloaded.length = 0;
  render(<YourData known={{ episodes: ["imported", "marked"], quizzes: ["pilot", "mine", "a"] }} />);
});

test("exports all data, and merges the file back once", async () => {
  const place = buildPosition();
  const newer = { ...place, seconds: 20, heardAt: "2025-03-02T12:00:00.000Z" };
  useAnalytics.setState(played);
  useQuizScores.getState().recordScore("pilot", { score: 3, totalQuestions: 4 });
  useReviews.getState().putReview("pilot/q1", review(1000), 20_200);
  usePositions.setState({ positions: { imported: place, marked: place } });
  const file = await exportFile();
  expect(lastToast()).toEqual(["Your data was exported", undefined]);

  useAnalytics.setState({ episodeStats: {} });
  useQuizScores.setState({ scores: { pilot: scoreOf(1) } });
  useReviews.setState({ cards: { "pilot/q1": { reviews: [review(2000)], due: 20_200 } } });
  usePositions.setState({ positions: { imported: newer } });
  await importFile(file);
  expect(lastToast()).toEqual([
    "Your data was imported",
    "New or updated: 1 episode, 1 position, 1 quiz score, 1 review card.",
  ]);
  expect(useAnalytics.getState().episodeStats).toEqual(played.episodeStats);
  expect(useQuizScores.getState().scores["pilot"]).toMatchObject({ score: 3, best: { score: 3 } });
  expect(useReviews.getState().cards["pilot/q1"]?.reviews).toEqual([review(1000), review(2000)]);
  expect(usePositions.getState().positions).toEqual({ imported: newer, marked: place });

  await importFile(file);
  expect(lastToast()).toEqual(["Nothing new in this file", "All of it is already here."]);
});

test("finds nothing new in a file that was exported right after listening", async () => {
  const { heardAt, heard, duration, seconds } = buildPosition();
  usePositions.setState({ positions: { marked: { heardAt, heard, duration, seconds } } });
  await importFile(await exportFile());
  expect(lastToast()[0]).toBe("Nothing new in this file");
});

test("an import keeps what this browser and another tab have stored", async () => {
  const ours = buildStats({ playCount: 4, isCompleted: true, isFavorite: true });
  useAnalytics.setState({ episodeStats: { marked: ours } });
  const theirs = { state: { scores: { theirs: scoreOf(2) } }, version: 0 };
  localStorage.setItem("devtherapy-quiz-scores", JSON.stringify(theirs));
  const more = buildStats({ playCount: 9 });
  await importFile(fileOf({ episodeStats: { marked: more, imported: more }, quizScores: { mine: scoreOf(1) } }));
  expect(useAnalytics.getState().episodeStats).toMatchObject({ marked: { ...ours, playCount: 9 }, imported: more });
  expect(Object.keys(useQuizScores.getState().scores)).toEqual(["theirs", "mine"]);
});

test("imports only entries of existing episodes and quizzes, whatever their keys, and counts the others", async () => {
  const names = ["constructor", "toString", "__proto__", "no-such-one"];
  const withNames = (own: string, value: object) => Object.fromEntries([...names, own].map((id) => [id, value]));
  const card = { reviews: [review(1000)], due: 20_200 };
  await importFile(
    fileOf({
      episodeStats: withNames("imported", buildStats({ playCount: 1 })),
      positions: withNames("imported", buildPosition()),
      quizScores: withNames("pilot", { score: 1, totalQuestions: 4 }),
      reviews: Object.fromEntries([...names, "pilot"].map((id) => [`${id}/q1`, card])),
    }),
  );
  expect(lastToast()[1]).toMatch(/ 16 entries in the file can't be used\.$/);
  expect(Object.keys(useAnalytics.getState().episodeStats)).toEqual(["imported"]);
  expect(Object.keys(usePositions.getState().positions)).toEqual(["imported"]);
  expect(Object.keys(useQuizScores.getState().scores)).toEqual(["pilot"]);
  expect(Object.keys(useReviews.getState().cards)).toEqual(["pilot/q1"]);
});

test("merges heard parts in any order, and rejects dates before the podcast's start", async () => {
  const unordered = { seconds: 1300, duration: 5400, heardAt: "2025-03-02T12:00:00.000Z" };
  await importFile(
    fileOf({
      positions: {
        imported: { ...unordered, heard: [[1200, 1800], [0, 600], "x"] },
        marked: { ...unordered, heard: [], heardAt: "2019-01-01T00:00:00.000Z" },
      },
    }),
  );
  expect(usePositions.getState().positions).toEqual({
    imported: {
      ...unordered,
      heard: [
        [0, 600],
        [1200, 1800],
      ],
    },
  });
  expect(lastToast()[1]).toBe("New or updated: 1 position. 1 entry in the file can't be used.");
});

test("imports review cards only while there is room, and keeps the visitor's own", async () => {
  const ours = Array.from({ length: maxCards - 1 }, (_, index) => `pilot/q${index}`);
  const card = { reviews: [review(9e9)], due: 21_000 };
  useReviews.setState({ cards: Object.fromEntries(ours.map((key) => [key, card])) });
  const theirs = { reviews: [review(1000)], due: 20_200 };
  await importFile(fileOf({ reviews: { "a/q1": theirs, "a/q2": theirs, "pilot/q1": theirs } }));
  expect(lastToast()[1]).toBe("New or updated: 2 review cards. 1 entry in the file can't be used.");
  const kept = Object.keys(useReviews.getState().cards);
  expect(kept).toHaveLength(maxCards);
  expect(kept).toEqual(expect.arrayContaining(ours));
});

test.each([
  ["another site's file", fileOf({ episodes: [1, 2] }), "No Devtherapy data in this file"],
  ["an image", new File(["\u0089PNG"], "a.json"), "No Devtherapy data in this file"],
  ["a huge file", Object.defineProperty(fileOf(played), "size", { value: 60_000_000 }), "This file is too large"],
  [
    "a deleted file",
    Object.assign(fileOf(played), { text: () => Promise.reject(new DOMException("gone")) }),
    "Couldn't read this file",
  ],
])("rejects %s and lets the visitor choose the file again", async (_, file, message) => {
  await importFile(file);
  expect(lastToast()).toEqual([message, expect.stringMatching(/^Nothing was changed\./)]);
  expect(screen.getByLabelText<HTMLInputElement>("Exported file").value).toBe("");
  expect(useAnalytics.getState().episodeStats).toEqual({});
});

test("clears everything after one confirmation", async () => {
  useAnalytics.setState(played);
  usePositions.setState({ positions: { imported: buildPosition() } });
  useQuizScores.setState({ scores: { pilot: scoreOf(1) } });
  useReviews.getState().putReview("a/q1", review(1000), 20_200);
  useSavedRounds.setState({
    rounds: { pilot: { seed: 1, phase: "answering", answers: [1], isHeld: false, spentMs: 5 } },
  });
  await userEvent.click(button("Clear all data"));
  await userEvent.click(button("Cancel"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(useAnalytics.getState().episodeStats).toEqual(played.episodeStats);

  await clearAll();
  expect(lastToast()).toEqual(["Your data was cleared", undefined]);
  expect(useAnalytics.getState()).toMatchObject({ lastActiveDate: null });
  expect([
    useAnalytics.getState().episodeStats,
    usePositions.getState().positions,
    useQuizScores.getState().scores,
    useReviews.getState().cards,
    useSavedRounds.getState().rounds,
  ]).toEqual([{}, {}, {}, {}, {}]);
  expect(clearSavedPages).toHaveBeenCalledOnce();
});

test("offers a reload if the code fails to load, and names the release that removed it", async () => {
  vi.spyOn(window, "fetch").mockResolvedValue(new Response('<html data-built="later">'));
  vi.mocked(downloadFile).mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  useAnalytics.setState(played);
  await exportFile();
  expect(toasts.at(-1)).toMatchObject({
    message: "Couldn't open your data",
    options: { description: "This site has a new version.", action: { label: "Reload" } },
  });
});

test("exports nothing if the only entry is a mark that was removed", async () => {
  useAnalytics.getState().toggleFavorite("marked");
  useAnalytics.getState().toggleFavorite("marked");
  await exportFile();
  expect(lastToast()).toEqual(["You have no data yet", undefined]);
  expect(downloaded).toHaveLength(0);
});

test("exports one file on a double click, or while a key is held", async () => {
  useAnalytics.setState(played);
  await userEvent.dblClick(button("Export"));
  expect(fireEvent.keyDown(button("Export"), { key: "Enter", repeat: true }), "the browser's own click").toBe(false);
  await vi.waitFor(() => expect(toasts).not.toHaveLength(0));
  expect(downloaded).toHaveLength(1);
});

test("reports an error each time the browser cannot save an import, until there is space", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  for (const file of [fileOf(played), fileOf(played)]) {
    await importFile(file);
    expect(lastToast()[0]).toBe("Your browser couldn't save all of it");
  }
  full.mockRestore();
  await importFile(fileOf({ episodeStats: { marked: buildStats({ isFavorite: true }) } }));
  expect(lastToast()).toEqual(["Your data was imported", "New or updated: 1 episode."]);
});
