import { act, renderHook, screen, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import { ClearDialog } from "#app/features/wrapped/clear-dialog.tsx";
import { useDataActions } from "#app/features/wrapped/use-data-actions.ts";
import { usePositions } from "#app/store/positions.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useStore } from "#app/store/store.ts";
import { buildStats, wholeList } from "#tests/factories.ts";

const downloaded: Blob[] = [];

vi.mock("#app/lib/download-file.ts", () => ({ downloadFile: (file: Blob) => downloaded.push(file) }));

const review = (at: number) => ({ at, isRight: false });
const played = { episodeStats: { imported: buildStats({ playCount: 2 }) } };

function useData() {
  return useDataActions(wholeList("episodes", [{ id: "imported" }, { id: "marked" }]));
}

const fileOf = (content: unknown) => new File([JSON.stringify(content)], "mine.json");

beforeEach(() => {
  useStore.setState({ episodeStats: {}, lastActiveDate: null });
  useQuizScores.setState({ scores: {} });
  useReviews.setState({ cards: {} });
  usePositions.setState({ positions: {} });
  localStorage.clear();
  downloaded.length = 0;
});

test("an import keeps what another tab marked while the question stood", async () => {
  const { result } = renderHook(useData);
  await act(() => result.current.readFile(fileOf(played)));
  const { question, confirmImport } = result.current;
  expect(question).toMatchObject({ kind: "import", added: 1 });

  act(() => useStore.getState().toggleFavorite("marked"));
  act(() => question?.kind === "import" && confirmImport(question));
  expect(useStore.getState().episodeStats).toMatchObject({ imported: { playCount: 2 }, marked: { isFavorite: true } });
});

test("scores and reviews are exported with the rest, and come back merged from the file", async () => {
  useStore.setState(played);
  useQuizScores.getState().recordScore("pilot", { score: 3, totalQuestions: 4 });
  useReviews.getState().putReview("pilot/q1", review(1000), 1);
  const { result } = renderHook(useData);
  await act(() => result.current.exportData());
  const text = await downloaded[0]?.text();

  useQuizScores.setState({ scores: { pilot: { score: 1, totalQuestions: 4, best: { score: 1, totalQuestions: 4 } } } });
  useReviews.setState({ cards: { "pilot/q1": { reviews: [review(2000)], due: 5 } } });
  await act(() => result.current.readFile(new File([text ?? ""], "mine.json")));
  const { question } = result.current;
  expect(question).toMatchObject({ added: 0, others: ["1 quiz score", "1 review card"] });
  act(() => question?.kind === "import" && result.current.confirmImport(question));
  expect(useQuizScores.getState().scores["pilot"]).toMatchObject({ score: 3, best: { score: 3 } });
  expect(useReviews.getState().cards["pilot/q1"]?.reviews).toEqual([review(1000), review(2000)]);

  await act(() => result.current.readFile(new File([text ?? ""], "mine.json")));
  expect(result.current.question).toBeUndefined();
});

test("what another tab has kept meanwhile is exported, and an import does not undo it", async () => {
  const theirs = { theirs: { score: 2, totalQuestions: 4, best: { score: 2, totalQuestions: 4 } } };
  const { result } = renderHook(useData);
  localStorage.setItem("devtherapy-quiz-scores", JSON.stringify({ state: { scores: theirs }, version: 0 }));
  await act(() => result.current.exportData());
  expect(await downloaded[0]?.text()).toContain("theirs");

  const mine = { score: 1, totalQuestions: 4 };
  await act(() => result.current.readFile(fileOf({ quizScores: { mine } })));
  const { question, confirmImport } = result.current;
  act(() => question?.kind === "import" && confirmImport(question));
  expect(Object.keys(useQuizScores.getState().scores)).toEqual(["theirs", "mine"]);
  expect(localStorage.getItem("devtherapy-quiz-scores")).toContain("theirs");
});

test("a file with reviews alone is welcome, and what is malformed in it is left out", async () => {
  const { result } = renderHook(useData);
  const reviews = { "a/q1": { reviews: [review(1000)], due: 1 }, "a/q2": { reviews: "many" }, nonsense: 7 };
  await act(() => result.current.readFile(fileOf({ reviews, quizScores: [1] })));
  expect(result.current.question).toMatchObject({ others: ["1 review card"] });
});

test("clearing names what there is, and clears what is chosen alone", async () => {
  useStore.setState(played);
  useReviews.getState().putReview("a/q1", review(1000), 1);
  const { result } = renderHook(useData);
  await act(() => result.current.askToClear());
  expect(result.current.question).toMatchObject({
    parts: [
      { name: "Listening data", size: "1 episode" },
      { name: "Reviews", size: "1 review card" },
    ],
  });
  act(() => result.current.confirmClear(["Reviews"]));
  expect(useReviews.getState().cards).toEqual({});
  expect(useStore.getState().episodeStats).toEqual(played.episodeStats);
});

test("the question before clearing lets everything go that is not taken out", async () => {
  const onClear = vi.fn<(names: readonly string[]) => void>();
  const parts = [
    { name: "Quiz scores", size: "2 quiz scores" },
    { name: "Reviews", size: "1 review card" },
  ];
  render(<ClearDialog parts={parts} onClear={onClear} onCancel={() => undefined} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Quiz scores (2 quiz scores)" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear Chosen Data" }));
  expect(onClear).toHaveBeenCalledWith(["Reviews"]);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Reviews/ }));
  expect(screen.getByRole("button", { name: "Clear Chosen Data" })).toBeDisabled();
});

test("places in episodes come along, the newer ones stay, and are cleared by name", async () => {
  const place = { seconds: 50, duration: 90, heard: [[0, 50] as const], heardAt: "2025-03-01T12:00:00.000Z" };
  const newer = { ...place, seconds: 20, heardAt: "2025-03-02T12:00:00.000Z" };
  usePositions.setState({ positions: { mine: newer } });
  const { result } = renderHook(useData);

  await act(() => result.current.readFile(fileOf({ positions: { mine: place, other: place } })));
  const { question } = result.current;
  expect(question).toMatchObject({ others: ["1 place"] });
  act(() => question?.kind === "import" && result.current.confirmImport(question));
  expect(usePositions.getState().positions).toEqual({ mine: newer, other: place });

  act(() => result.current.confirmClear(["Places in episodes"]));
  expect(usePositions.getState().positions).toEqual({});
});
