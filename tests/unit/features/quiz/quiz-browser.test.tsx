import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { QuizBrowser } from "#app/features/quiz/quiz-browser.tsx";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { buildQuizSummary } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const quizzes = [
  buildQuizSummary({ id: "a", title: "ა", categories: ["backend", "episode"], difficulty: "hard", estimatedTime: 8 }),
  buildQuizSummary({ id: "b", title: "ბ", categories: ["ai", "episode"], difficulty: "medium", questionCount: 3 }),
  buildQuizSummary({ id: "c", title: "გ", categories: ["open-source"], episode: undefined, episodeLink: undefined }),
];

function openBrowser(address = "/quizzes") {
  const page = <QuizBrowser quizzes={quizzes} />;
  const { router } = renderPage(page, address);
  return () => router.state.location.search;
}

const shownTitles = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const filters = () =>
  within(screen.getByRole("group", { name: "Categories" }))
    .getAllByRole("button")
    .filter((button) => button.ariaPressed !== null);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => useQuizScores.setState({ scores: {} }));

test("filters by category and writes the category to the URL", async () => {
  const address = openBrowser();
  await press(/^Backend/);
  expect(shownTitles()).toEqual(["ა"]);
  expect(address()).toBe("?category=backend");
  expect(screen.getByText("Showing 1 quiz")).toBeInTheDocument();
  const pressed = filters().filter((button) => button.ariaPressed === "true");
  expect(pressed.map(({ textContent }) => textContent)).toEqual(["Backend1"]);
  expect(filters()[3], "keeps its position").toBe(pressed[0]);
  await press(/^All/);
  expect(shownTitles()).toHaveLength(3);
  expect(address()).toBe("");
});

test("reads the category from the URL, even if that category has no button", () => {
  openBrowser("/quizzes?category=open-source");
  expect(shownTitles()).toEqual(["გ"]);
});

test("shows all quizzes for an unknown category in the URL", () => {
  openBrowser("/quizzes?category=unknown");
  expect(shownTitles()).toHaveLength(3);
  expect(screen.getByRole("button", { name: /^All/, pressed: true })).toBeVisible();
});

test.each([
  ["By Episode", "", "#7 ა ბ, გ"],
  ["Easiest First", "?sort=difficulty", "გ, #7 ბ ა"],
  ["Shortest First", "?sort=shortest", "#7 ბ, გ, #7 ა"],
])("sorts by '%s', writes the order to the URL, and groups adjacent quizzes of an episode", async (...expected) => {
  const [label, search, groups] = expected;
  const address = openBrowser("/quizzes?sort=shortest");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), label);
  expect(address()).toBe(search);
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  const shown = headings.join(" ").replaceAll("Episode #7 Nino Test", ", #7").replaceAll("Not tied to an episode", ",");
  expect(shown.slice(2).replaceAll(" ,", ",")).toBe(groups);
});

test("names a group by its episode, and shows facts and best score of each quiz", () => {
  useQuizScores.getState().recordScore("a", { score: 3, totalQuestions: 4 });
  openBrowser();
  const group = within(screen.getByRole("group", { name: "Episode #7 Nino Test" }));
  expect(group.getByRole("link", { name: "Episode #7 Nino Test" })).toHaveAttribute("href", "/episodes/nino-test-7");
  const row = group.getByRole("article", { name: "ა" });
  expect(row).toHaveTextContent("Best 3/4");
  expect(row).toHaveTextContent("Hard 4 questions ~8 min Backend Episode");
});

describe("'Not yet taken'", () => {
  const score = { score: 1, totalQuestions: 4 };

  beforeEach(() => useQuizScores.getState().recordScore("a", score));

  test("hides taken quizzes, writes the filter to the URL, and keeps listing a quiz that the visitor takes meanwhile", async () => {
    const address = openBrowser();
    await press("Not yet taken");
    expect(address()).toBe("?taken=no");
    act(() => useQuizScores.getState().recordScore("b", score));
    expect(shownTitles()).toEqual(["ბ", "გ"]);
    await press("Not yet taken");
    expect(shownTitles()).toHaveLength(3);
    await press("Not yet taken");
    expect(shownTitles()).toEqual(["გ"]);
  });

  test("shows a message if all quizzes are taken", async () => {
    for (const { id } of quizzes) useQuizScores.getState().recordScore(id, score);
    openBrowser("/quizzes?taken=no");
    expect(screen.getByText("You have taken every quiz here.")).toBeInTheDocument();
    await press("Show All Quizzes");
    expect(shownTitles()).toHaveLength(3);
  });
});
