import { act, fireEvent, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { QuestionDialog } from "#app/features/wrapped/your-data/question-dialog.tsx";
import { useDataActions, YourData } from "#app/features/wrapped/your-data/your-data.tsx";
import type { ToastRequest } from "#app/lib/toast.ts";
import { clearSavedPages } from "#app/offline/saved-pages.ts";
import { siteCaches } from "#app/offline/site-caches.ts";
import { readRecentSearches, saveSearch } from "#app/search/recent-searches.ts";
import { usePositions } from "#app/store/positions.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { maxCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { useStore } from "#app/store/store.ts";
import { buildEpisode, buildPosition, buildSearchFile, buildStats, wholeList } from "#tests/factories.ts";
import { server, startServer } from "#tests/mocks/server.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const downloaded: Blob[] = [];

vi.mock("#app/lib/download-file.ts", () => ({ downloadFile: (file: Blob) => downloaded.push(file) }));

vi.mock("#app/offline/saved-pages.ts", () => ({ clearSavedPages: vi.fn<() => Promise<void>>() }));

const searchFile = buildSearchFile();
const [aQuiz = { id: "", title: "", description: "", categories: [], guest: "" }] = searchFile.quizzes;
const quizzes = ["pilot", "mine", "a"].map((id) => ({ ...aQuiz, id }));

let toasts: ToastRequest[] = [];
const said = () => toasts.map(({ message }) => message);

startServer();

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
  useSavedRounds.setState({ rounds: {} });
  toasts = recordToasts();
  server.use(http.get("*/search.json", () => HttpResponse.json({ ...searchFile, quizzes })));
  downloaded.length = 0;
});

const place = buildPosition();

test("an import keeps what another tab marked while the question stood", async () => {
  const { result } = renderHook(useData);
  await act(() => result.current.readFile(fileOf(played)));
  const { question, confirmImport } = result.current;
  expect(question).toMatchObject({ kind: "import", added: 1 });

  act(() => useStore.getState().toggleFavorite("marked"));
  act(() => question?.kind === "import" && confirmImport(question));
  expect(useStore.getState().episodeStats).toMatchObject({ imported: { playCount: 2 }, marked: { isFavorite: true } });
});

test("listening data, scores and reviews are exported, and come back merged from the file", async () => {
  useStore.setState(played);
  useQuizScores.getState().recordScore("pilot", { score: 3, totalQuestions: 4 });
  useReviews.getState().putReview("pilot/q1", review(1000), 1);
  const { result } = renderHook(useData);
  await act(() => result.current.exportData());
  const text = await downloaded[0]?.text();

  useStore.setState({ episodeStats: {} });
  useQuizScores.setState({ scores: { pilot: { score: 1, totalQuestions: 4, best: { score: 1, totalQuestions: 4 } } } });
  useReviews.setState({ cards: { "pilot/q1": { reviews: [review(2000)], due: 5 } } });
  await act(() => result.current.readFile(new File([text ?? ""], "mine.json")));
  const { question } = result.current;
  expect(question).toMatchObject({ added: 1, others: ["1 quiz score", "1 review card"] });
  act(() => question?.kind === "import" && result.current.confirmImport(question));
  expect(useStore.getState().episodeStats).toEqual(played.episodeStats);
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
  await act(() => result.current.confirmClear(["Reviews"]));
  expect(useReviews.getState().cards).toEqual({});
  expect(useStore.getState().episodeStats).toEqual(played.episodeStats);
});

test("the question before clearing lets everything go that is not taken out", async () => {
  const onClear = vi.fn<(names: readonly string[]) => void>();
  const parts = [
    { name: "Quiz scores", size: "2 quiz scores" },
    { name: "Reviews", size: "1 review card" },
  ];
  render(
    <QuestionDialog
      question={{ kind: "clear", parts }}
      onImport={() => undefined}
      onClear={onClear}
      onCancel={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole("checkbox", { name: "Quiz scores (2 quiz scores)" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear chosen data" }));
  expect(onClear).toHaveBeenCalledWith(["Reviews"]);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Reviews/ }));
  expect(screen.getByRole("button", { name: "Clear chosen data" })).toBeDisabled();
});

test("places in episodes come along, the newer ones stay, and are cleared by name", async () => {
  const newer = { ...place, seconds: 20, heardAt: "2025-03-02T12:00:00.000Z" };
  usePositions.setState({ positions: { imported: newer } });
  const { result } = renderHook(useData);

  await act(() => result.current.readFile(fileOf({ positions: { imported: place, marked: place } })));
  const { question } = result.current;
  expect(question).toMatchObject({ others: ["1 place"] });
  act(() => question?.kind === "import" && result.current.confirmImport(question));
  expect(usePositions.getState().positions).toEqual({ imported: newer, marked: place });

  await act(() => result.current.confirmClear(["Where you stopped"]));
  expect(usePositions.getState().positions).toEqual({});
});

test("only what is of episodes and quizzes that exist is offered and kept, whatever it is called", async () => {
  const { result } = renderHook(useData);
  const score = { score: 1, totalQuestions: 4 };
  const card = { reviews: [review(1000)], due: 1 };
  const names = ["constructor", "toString", "__proto__", "no-such-one"];
  const text = JSON.stringify({
    episodeStats: Object.fromEntries([...names, "imported"].map((id) => [id, buildStats({ playCount: 1 })])),
    positions: Object.fromEntries([...names, "imported"].map((id) => [id, place])),
    quizScores: Object.fromEntries([...names, "pilot"].map((id) => [id, score])),
    reviews: Object.fromEntries([...names, "pilot"].map((id) => [`${id}/q1`, card])),
  });
  await act(() => result.current.readFile(new File([text], "mine.json")));
  const { question } = result.current;
  expect(question).toMatchObject({ added: 1, skipped: 16, others: ["1 place", "1 quiz score", "1 review card"] });
  act(() => question?.kind === "import" && result.current.confirmImport(question));
  expect(said()).toEqual(["Your data was imported"]);
  expect(Object.keys(useStore.getState().episodeStats)).toEqual(["imported"]);
  expect(usePositions.getState().positions).toEqual({ imported: place });
  expect(Object.keys(useQuizScores.getState().scores)).toEqual(["pilot"]);
  expect(Object.keys(useReviews.getState().cards)).toEqual(["pilot/q1"]);
});

test("nothing is kept, and it is said, where the list of quizzes cannot be had", async () => {
  server.use(http.get("*/search.json", () => HttpResponse.error()));
  const { result } = renderHook(useData);
  await act(() =>
    result.current.readFile(fileOf({ ...played, quizScores: { pilot: { score: 1, totalQuestions: 4 } } })),
  );
  expect(said()).toEqual(["This file could not be checked"]);
  expect(result.current.question).toBeUndefined();
});

test("a file of a million places is refused before it is read", async () => {
  const { result } = renderHook(useData);
  const file = fileOf({});
  Object.defineProperty(file, "size", { value: 60_000_000 });
  const text = vi.spyOn(file, "text");
  await act(() => result.current.readFile(file));
  expect(said()).toEqual(["This file is too large"]);
  expect(text).not.toHaveBeenCalled();
});

test("a place with more stretches than can be heard is left out", async () => {
  const heard = Array.from({ length: 20_000 }, (_, index) => [index, index + 0.5]);
  const { result } = renderHook(useData);
  await act(() => result.current.readFile(fileOf({ positions: { imported: { ...place, duration: 80_000, heard } } })));
  expect(said()).toEqual(["None of your data is in this file"]);
});

test("cards are imported as far as there is room: none of the visitor's goes for them", async () => {
  const ours = Array.from({ length: maxCards - 1 }, (_, index) => [
    `pilot/q${index}`,
    { reviews: [review(9e11)], due: 2e4 },
  ]);
  useReviews.setState({ cards: Object.fromEntries(ours) });
  const { result } = renderHook(useData);
  const theirs = { reviews: [review(1000)], due: 1 };
  await act(() => result.current.readFile(fileOf({ reviews: { "a/q1": theirs, "a/q2": theirs, "pilot/q1": theirs } })));
  const { question } = result.current;
  expect(question).toMatchObject({ skipped: 1, others: ["2 review cards"] });
  act(() => question?.kind === "import" && result.current.confirmImport(question));
  const { cards } = useReviews.getState();
  expect(Object.keys(cards)).toHaveLength(maxCards);
  expect(ours.every(([key]) => String(key) in cards)).toBe(true);
});

test("what the storage refuses is not called imported", async () => {
  const { result } = renderHook(useData);
  await act(() => result.current.readFile(fileOf(played)));
  const { question } = result.current;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(() => question?.kind === "import" && result.current.confirmImport(question));
  expect(said()).toEqual(["Your browser could not save all of it"]);
});

test("an imported file is merged once it is confirmed, never replaces, and brings nothing the second time", async () => {
  const heard = buildStats({ playCount: 4, isCompleted: true, isFavorite: true, lastPlayedAt: "2025-03-02T11:00:00Z" });
  useStore.setState({ episodeStats: { marked: heard } });
  render(
    <YourData episodes={wholeList("episodes", [buildEpisode({ id: "marked" }), buildEpisode({ id: "imported" })])} />,
  );
  const file = fileOf({
    episodeStats: {
      marked: buildStats({ playCount: 9, lastPlayedAt: "2024-01-01T00:00:00Z" }),
      imported: buildStats({ playCount: 2, isCompleted: true }),
      "no-such-one": buildStats({ playCount: 2 }),
    },
  });
  const choose = () => userEvent.upload(screen.getByLabelText("Exported file"), file);
  const question = () => screen.findByRole("dialog", { name: "Import your data?" }, { timeout: 10_000 });
  const answer = async (name: string) => {
    await userEvent.click(within(await question()).getByRole("button", { name }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  await choose();
  expect(await question()).toHaveTextContent(
    "1 episode will be added. 1 episode will be updated. 1 entry of the file cannot be used and will be left out.",
  );
  await answer("Cancel");
  expect(useStore.getState().episodeStats).toEqual({ marked: heard });
  await choose();
  await answer("Import");
  expect(useStore.getState().episodeStats).toMatchObject({
    marked: { ...heard, playCount: 9 },
    imported: { playCount: 2, isCompleted: true },
  });
  toasts.length = 0;
  await choose();
  await waitFor(() => expect(said()).toEqual(["Nothing new in this file"]), { timeout: 10_000 });
});

test("there is nothing to export nor to clear where there is nothing", async () => {
  const { result } = renderHook(useData);
  await act(() => result.current.exportData());
  await act(() => result.current.askToClear());
  expect(said()).toEqual(["You have no data yet", "You have no data yet"]);
  expect(result.current.question).toBeUndefined();
});

test("a file that cannot be read is said, and can be chosen again", async () => {
  render(<YourData episodes={wholeList("episodes", [buildEpisode()])} />);
  const input = screen.getByLabelText("Exported file");
  if (!(input instanceof HTMLInputElement)) throw new Error("there is no file to choose");
  const file = fileOf(played);
  vi.spyOn(file, "text").mockRejectedValue(new DOMException("gone", "NotReadableError"));
  await userEvent.upload(input, file);
  expect(input.value).toBe("");
  await waitFor(() => expect(said()).toEqual(["This file could not be read"]));
});

test("clearing takes paused quizzes, recent searches and saved pages too, which no export has", async () => {
  useSavedRounds.setState({
    rounds: { pilot: { seed: 1, phase: "answering", answers: [1], isHeld: false, spentMs: 5 } },
  });
  saveSearch("burnout");
  vi.stubGlobal("caches", {
    has: async (name: string) => name === siteCaches.pages.name,
    open: async () => ({ keys: async () => [new Request("https://example.com/shop")] }),
  });
  const { result } = renderHook(useData);
  await act(() => result.current.exportData());
  expect(said()).toEqual(["You have no data yet"]);
  await act(() => result.current.askToClear());
  const parts = [
    { name: "Paused quizzes", size: "1 quiz" },
    { name: "Recent searches", size: "1 search" },
    { name: "Saved pages", size: "1 page" },
  ];
  expect(result.current.question).toMatchObject({ parts });
  await act(() => result.current.confirmClear(parts.map(({ name }) => name)));
  expect(useSavedRounds.getState().rounds).toEqual({});
  expect(readRecentSearches()).toEqual([]);
  expect(clearSavedPages).toHaveBeenCalledOnce();
});

test("a double click, or a key that is kept down, exports one file", async () => {
  useStore.setState(played);
  render(<YourData episodes={wholeList("episodes", [buildEpisode()])} />);
  const button = screen.getByRole("button", { name: "Export" });
  await userEvent.dblClick(button);
  await vi.waitFor(() => expect(downloaded).toHaveLength(1));
  expect(fireEvent.keyDown(button, { key: "Enter", repeat: true }), "the browser clicks").toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(downloaded).toHaveLength(1);
});
