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
import { useAnalytics } from "#app/store/analytics.ts";
import { usePositions } from "#app/store/positions.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { maxCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
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

const fileOf = (content: unknown) => new File([JSON.stringify(content)], "mine.json");

/** The visitor's data, of a show of two episodes: what can be done with them. */
function showData() {
  const { result } = renderHook(() => useDataActions(wholeList("episodes", [{ id: "imported" }, { id: "marked" }])));
  const confirmImport = () => {
    const { question } = result.current;
    act(() => question?.kind === "import" && result.current.onImport(question));
  };
  return {
    question: () => result.current.question,
    exportData: () => act(() => result.current.exportData()),
    askToClear: () => act(() => result.current.askToClear()),
    confirmClear: (names: readonly string[]) => act(() => result.current.onClear(names)),
    readFile: (file: File) => act(() => result.current.readFile(file)),
    confirmImport,
  };
}

beforeEach(() => {
  useAnalytics.setState({ episodeStats: {}, lastActiveDate: null });
  useQuizScores.setState({ scores: {} });
  useReviews.setState({ cards: {} });
  usePositions.setState({ positions: {} });
  useSavedRounds.setState({ rounds: {} });
  toasts = recordToasts();
  server.use(http.get("*/search.json", () => HttpResponse.json({ ...searchFile, quizzes })));
  downloaded.length = 0;
});

test("all data are exported, and come back merged from the file, once", async () => {
  const place = buildPosition();
  const newer = { ...place, seconds: 20, heardAt: "2025-03-02T12:00:00.000Z" };
  useAnalytics.setState(played);
  useQuizScores.getState().recordScore("pilot", { score: 3, totalQuestions: 4 });
  useReviews.getState().putReview("pilot/q1", review(1000), 1);
  usePositions.setState({ positions: { imported: place, marked: place } });
  const data = showData();
  await data.exportData();
  const file = new File([(await downloaded[0]?.text()) ?? ""], "mine.json");

  useAnalytics.setState({ episodeStats: {} });
  useQuizScores.setState({ scores: { pilot: { score: 1, totalQuestions: 4, best: { score: 1, totalQuestions: 4 } } } });
  useReviews.setState({ cards: { "pilot/q1": { reviews: [review(2000)], due: 5 } } });
  usePositions.setState({ positions: { imported: newer } });
  await data.readFile(file);
  expect(data.question()).toMatchObject({ added: 1, others: ["1 place", "1 quiz score", "1 review card"] });
  data.confirmImport();
  expect(useAnalytics.getState().episodeStats).toEqual(played.episodeStats);
  expect(useQuizScores.getState().scores["pilot"]).toMatchObject({ score: 3, best: { score: 3 } });
  expect(useReviews.getState().cards["pilot/q1"]?.reviews).toEqual([review(1000), review(2000)]);
  expect(usePositions.getState().positions).toEqual({ imported: newer, marked: place });

  await data.readFile(file);
  expect(said()).toContain("Nothing new in this file");
  expect(data.question()).toBeUndefined();
});

test("nothing is new in a file that was exported right after listening", async () => {
  const { heardAt, heard, duration, seconds } = buildPosition();
  usePositions.setState({ positions: { marked: { heardAt, heard, duration, seconds } } });
  const data = showData();
  await data.exportData();
  await data.readFile(new File([(await downloaded[0]?.text()) ?? ""], "mine.json"));
  expect(said()).toContain("Nothing new in this file");
});

test("an import keeps what was marked here and what another tab has kept while the question stood", async () => {
  const scoreOf = (score: number) => ({ score, totalQuestions: 4, best: { score, totalQuestions: 4 } });
  const data = showData();
  await data.readFile(fileOf({ ...played, quizScores: { mine: scoreOf(1) } }));
  useAnalytics.getState().toggleFavorite("marked");
  const theirs = { state: { scores: { theirs: scoreOf(2) } }, version: 0 };
  localStorage.setItem("devtherapy-quiz-scores", JSON.stringify(theirs));
  data.confirmImport();
  expect(useAnalytics.getState().episodeStats).toMatchObject({
    imported: { playCount: 2 },
    marked: { isFavorite: true },
  });
  expect(Object.keys(useQuizScores.getState().scores)).toEqual(["theirs", "mine"]);
});

test("clearing names what there is, and clears what is chosen alone", async () => {
  useAnalytics.setState(played);
  usePositions.setState({ positions: { imported: buildPosition() } });
  useReviews.getState().putReview("a/q1", review(1000), 1);
  const data = showData();
  await data.askToClear();
  expect(data.question()).toMatchObject({
    parts: [
      { name: "Listening data", size: "1 episode" },
      { name: "Where you stopped", size: "1 place" },
      { name: "Reviews", size: "1 review card" },
    ],
  });
  await data.confirmClear(["Reviews", "Where you stopped"]);
  expect(useReviews.getState().cards).toEqual({});
  expect(usePositions.getState().positions).toEqual({});
  expect(useAnalytics.getState().episodeStats).toEqual(played.episodeStats);
});

test("the question before clearing lets everything go that is not taken out", async () => {
  const onClear = vi.fn<(names: readonly string[]) => void>();
  const parts = [
    { name: "Quiz scores", size: "2 quiz scores" },
    { name: "Reviews", size: "1 review card" },
  ];
  const ignore = () => undefined;
  render(<QuestionDialog question={{ kind: "clear", parts }} onImport={ignore} onClear={onClear} onCancel={ignore} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Quiz scores (2 quiz scores)" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear chosen data" }));
  expect(onClear).toHaveBeenCalledWith(["Reviews"]);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Reviews/ }));
  expect(screen.getByRole("button", { name: "Clear chosen data" })).toBeDisabled();
});

test("only what is of episodes and quizzes that exist is offered and kept, whatever it is called", async () => {
  const names = ["constructor", "toString", "__proto__", "no-such-one"];
  const withNames = (own: string, value: object) => Object.fromEntries([...names, own].map((id) => [id, value]));
  const card = { reviews: [review(1000)], due: 1 };
  const data = showData();
  await data.readFile(
    fileOf({
      episodeStats: withNames("imported", buildStats({ playCount: 1 })),
      positions: withNames("imported", buildPosition()),
      quizScores: withNames("pilot", { score: 1, totalQuestions: 4 }),
      reviews: Object.fromEntries([...names, "pilot"].map((id) => [`${id}/q1`, card])),
    }),
  );
  const others = ["1 place", "1 quiz score", "1 review card"];
  expect(data.question()).toMatchObject({ added: 1, skipped: 16, others });
  data.confirmImport();
  expect(said()).toEqual(["Your data was imported"]);
  expect(Object.keys(useAnalytics.getState().episodeStats)).toEqual(["imported"]);
  expect(Object.keys(usePositions.getState().positions)).toEqual(["imported"]);
  expect(Object.keys(useQuizScores.getState().scores)).toEqual(["pilot"]);
  expect(Object.keys(useReviews.getState().cards)).toEqual(["pilot/q1"]);
});

test("nothing is kept, and it is said, where the list of quizzes cannot be had", async () => {
  server.use(http.get("*/search.json", () => HttpResponse.error()));
  const data = showData();
  await data.readFile(fileOf({ ...played, quizScores: { pilot: { score: 1, totalQuestions: 4 } } }));
  expect(said()).toEqual(["This file could not be checked"]);
  expect(data.question()).toBeUndefined();
});

test("a file of a million places is refused before it is read", async () => {
  const file = fileOf({});
  Object.defineProperty(file, "size", { value: 60_000_000 });
  const text = vi.spyOn(file, "text");
  await showData().readFile(file);
  expect(said()).toEqual(["This file is too large"]);
  expect(text).not.toHaveBeenCalled();
});

test("cards are imported as far as there is room: none of the visitor's goes for them", async () => {
  const ours = Array.from({ length: maxCards - 1 }, (_, index) => `pilot/q${index}`);
  const card = { reviews: [review(9e11)], due: 2e4 };
  useReviews.setState({ cards: Object.fromEntries(ours.map((key) => [key, card])) });
  const theirs = { reviews: [review(1000)], due: 1 };
  const data = showData();
  await data.readFile(fileOf({ reviews: { "a/q1": theirs, "a/q2": theirs, "pilot/q1": theirs } }));
  expect(data.question()).toMatchObject({ skipped: 1, others: ["2 review cards"] });
  data.confirmImport();
  const kept = Object.keys(useReviews.getState().cards);
  expect(kept).toHaveLength(maxCards);
  expect(kept).toEqual(expect.arrayContaining(ours));
});

test("what the storage refuses is not called imported", async () => {
  const data = showData();
  await data.readFile(fileOf(played));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  data.confirmImport();
  expect(said()).toEqual(["Your browser could not save all of it"]);
});

test("an imported file is merged once it is confirmed, and never replaces", async () => {
  const heard = buildStats({
    playCount: 4,
    isCompleted: true,
    isFavorite: true,
    lastPlayedAt: "2025-03-02T11:00:00.000Z",
  });
  useAnalytics.setState({ episodeStats: { marked: heard } });
  const shown = ["marked", "imported"].map((id) => buildEpisode({ id }));
  render(<YourData episodes={wholeList("episodes", shown)} />);
  const more = buildStats({ playCount: 9 });
  const file = fileOf({ episodeStats: { marked: more, imported: more, "no-such-one": more } });
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
  expect(useAnalytics.getState().episodeStats).toEqual({ marked: heard });
  await choose();
  await answer("Import");
  expect(useAnalytics.getState().episodeStats).toMatchObject({ marked: { ...heard, playCount: 9 }, imported: more });
});

test("a file that cannot be read is said, and can be chosen again", async () => {
  render(<YourData episodes={wholeList("episodes", [buildEpisode()])} />);
  const input = screen.getByLabelText<HTMLInputElement>("Exported file");
  const file = fileOf(played);
  vi.spyOn(file, "text").mockRejectedValue(new DOMException("gone", "NotReadableError"));
  await userEvent.upload(input, file);
  expect(input.value).toBe("");
  await waitFor(() => expect(said()).toEqual(["This file could not be read"]));
});

test("there is nothing to export nor to clear where there is nothing but a mark that was taken back", async () => {
  useAnalytics.getState().toggleFavorite("marked");
  useAnalytics.getState().toggleFavorite("marked");
  const data = showData();
  await data.exportData();
  await data.askToClear();
  expect(said()).toEqual(["You have no data yet", "You have no data yet"]);
  expect(data.question()).toBeUndefined();
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
  const data = showData();
  await data.exportData();
  expect(said()).toEqual(["You have no data yet"]);
  await data.askToClear();
  const parts = [
    { name: "Paused quizzes", size: "1 quiz" },
    { name: "Recent searches", size: "1 search" },
    { name: "Saved pages", size: "1 page" },
  ];
  expect(data.question()).toMatchObject({ parts });
  await data.confirmClear(parts.map(({ name }) => name));
  expect(useSavedRounds.getState().rounds).toEqual({});
  expect(readRecentSearches()).toEqual([]);
  expect(clearSavedPages).toHaveBeenCalledOnce();
});

test("a double click, or a key that is kept down, exports one file", async () => {
  useAnalytics.setState(played);
  render(<YourData episodes={wholeList("episodes", [buildEpisode()])} />);
  const button = screen.getByRole("button", { name: "Export" });
  await userEvent.dblClick(button);
  await vi.waitFor(() => expect(downloaded).toHaveLength(1));
  expect(fireEvent.keyDown(button, { key: "Enter", repeat: true }), "the browser clicks").toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(downloaded).toHaveLength(1);
});
