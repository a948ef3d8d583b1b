import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { QuizBrowser } from "#app/features/quiz/quiz-browser.tsx";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { buildQuizSummary, wholeList } from "#tests/factories.ts";

const quizzes = [
  buildQuizSummary({ id: "a", title: "ა", categories: ["backend", "episode"], difficulty: "hard", estimatedTime: 8 }),
  buildQuizSummary({ id: "b", title: "ბ", categories: ["ai", "episode"], difficulty: "medium", estimatedTime: 3 }),
  buildQuizSummary({ id: "c", title: "გ", categories: ["backend", "open-source"], estimatedTime: 4 }),
];

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

function openBrowser(address = "/quizzes") {
  render(
    <MemoryRouter initialEntries={[address]}>
      <QuizBrowser quizzes={wholeList("quizzes", quizzes)} counts={{ backend: 2, ai: 1, episode: 2 }} />
      <Address />
    </MemoryRouter>,
  );
}

const shownTitles = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const filters = () => within(screen.getByRole("group", { name: "Categories" })).getAllByRole("button");
const filter = (name: RegExp) => screen.getByRole("button", { name });

test("the categories are 17 buttons in the specification's order, each with its number of quizzes", () => {
  openBrowser();
  expect(
    filters()
      .map((button) => button.textContent)
      .join("|"),
  ).toBe(
    "All3|Episodes2|Frontend0|Backend2|AI1|GPU0|General0|Graphics Engineering0|Game Development0|" +
      "System Administration0|Security0|Data Visualization0|Career Development0|Leadership0|Freelancing0|" +
      "Web Development0|Mobile Development0",
  );
  expect(filter(/^All/)).toHaveAttribute("aria-pressed", "true");
});

test("the categories choose which quizzes are shown, and stand in the address", async () => {
  openBrowser();
  await userEvent.click(filter(/^Backend/));
  expect(shownTitles()).toEqual(["ა", "გ"]);
  expect(screen.getByText("?category=backend")).toBeInTheDocument();
  expect(screen.getByText("Showing 2 quizzes")).toBeInTheDocument();
  expect(filters().filter((button) => button.ariaPressed === "true")).toHaveLength(1);
  await userEvent.click(filter(/^All/));
  expect(shownTitles()).toHaveLength(3);
  expect(screen.queryByText(/\?category/)).not.toBeInTheDocument();
});

test("the categories are read from the address, also one without a button", () => {
  openBrowser("/quizzes?category=open-source");
  expect(shownTitles()).toEqual(["გ"]);
  expect(screen.getByText("Showing 1 quiz")).toBeInTheDocument();
});

test.each(["gpu", "no-such-category"])(
  "a category without quizzes, like '%s', offers all of them",
  async (category) => {
    openBrowser(`/quizzes?category=${category}`);
    expect(screen.getByText("No quizzes found")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show All Quizzes" }));
    expect(shownTitles()).toHaveLength(3);
  },
);

test.each([
  ["By Episode", ["ა", "ბ", "გ"], ""],
  ["Easiest First", ["გ", "ბ", "ა"], "?sort=difficulty"],
  ["Shortest First", ["ბ", "გ", "ა"], "?sort=shortest"],
])("the order is '%s', and stands in the address", async (label, titles, address) => {
  openBrowser("/quizzes?sort=shortest");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), label);
  expect(shownTitles()).toEqual(titles);
  expect(document.querySelector("output")).toHaveTextContent(address);
});

test("the order is by episode where the address says nonsense", () => {
  openBrowser("/quizzes?sort=random");
  expect(shownTitles()).toEqual(["ა", "ბ", "გ"]);
});

test("blocks are the quizzes of an episode, under its number and guest, with the best score of each", () => {
  act(() => useQuizScores.getState().recordScore("a", { score: 3, totalQuestions: 4 }));
  openBrowser();
  const block = screen.getByRole("group", { name: "Episode #7 Nino Test" });
  expect(within(block).getAllByRole("article")).toHaveLength(3);
  expect(within(block).getByRole("link", { name: "Episode #7 Nino Test" })).toHaveAttribute(
    "href",
    "/episodes/nino-test-7",
  );
  const row = within(block).getByRole("article", { name: "ა" });
  expect(row).toHaveTextContent("Best 3/4");
  expect(row).toHaveTextContent("Hard4 questions · ~8 min");
  expect(within(row).getByRole("button", { name: "Take Quiz" })).toHaveAccessibleDescription("ა");
});

test("blocks name no episode where there is none", () => {
  render(
    <MemoryRouter>
      <QuizBrowser
        quizzes={wholeList("quizzes", [buildQuizSummary({ episode: undefined, episodeLink: undefined })])}
        counts={{}}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole("group", { name: "Without an episode" })).toBeInTheDocument();
});

describe("'Not yet taken'", () => {
  const score = { score: 1, totalQuestions: 4 };
  const toggle = () => userEvent.click(screen.getByRole("button", { name: "Not yet taken" }));

  beforeEach(() => {
    useQuizScores.setState({ scores: {} });
    useQuizScores.getState().recordScore("a", score);
  });

  test("keeps the quiz that is open, also when its page is loaded anew on the result", () => {
    openBrowser("/quizzes?taken=no&quiz=a");
    expect(shownTitles()).toContain("ა");
  });

  test("leaves out what was taken, and stands in the address", async () => {
    openBrowser();
    await toggle();
    expect(shownTitles()).toEqual(["ბ", "გ"]);
    expect(screen.getByText("?taken=no")).toBeInTheDocument();
    await toggle();
    expect(shownTitles()).toHaveLength(3);
  });

  test("keeps what is taken meanwhile in sight, until it is asked for again", async () => {
    openBrowser("/quizzes?taken=no");
    act(() => useQuizScores.getState().recordScore("b", score));
    expect(shownTitles()).toEqual(["ბ", "გ"]);
    await toggle();
    await toggle();
    expect(shownTitles()).toEqual(["გ"]);
  });

  test("says when all are taken", async () => {
    for (const { id } of quizzes) useQuizScores.getState().recordScore(id, score);
    openBrowser("/quizzes?taken=no");
    expect(screen.getByText("You have taken every quiz here.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Show All Quizzes" }));
    expect(shownTitles()).toHaveLength(3);
  });
});
