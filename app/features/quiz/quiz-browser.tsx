import { clsx } from "clsx";
import { useMemo } from "react";
import { categoryLabels, filterCategories, quizCategories } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { countOf } from "#app/lib/text.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { Chip, ChipRow } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Select } from "#app/ui/select.tsx";
import { QuizGroups } from "./quiz-groups.tsx";
import { useQuizRound } from "./use-quiz-round.tsx";

/** The list of quizzes. The URL has the category, the filter for untaken quizzes and the sort order. */
export function QuizBrowser({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  const { query, change } = useQueryString();
  const { take, round } = useQuizRound(quizzes);
  const chosen = quizCategories.find((category) => category === query.get("category")) ?? "all";
  const isUntakenOnly = query.get("taken") === "no";
  const order = orders.find(({ value }) => value === query.get("sort")) ?? orders[0];
  const inCategory = quizzes.filter((quiz) => isIn(quiz, chosen));
  // Reads the scores only when the filter changes, so that a quiz stays listed after the visitor takes it.
  const isListed = useMemo(() => {
    const scores = readScores();
    return ({ id }: QuizSummary) => !isUntakenOnly || !scores[id];
  }, [isUntakenOnly]);
  const shown = inCategory.filter(isListed);

  return (
    <>
      <ChipRow role="group" aria-label="Categories" unfold={{ more: "More categories", fewer: "Fewer categories" }}>
        {categories.map((category) => {
          const isOn = category === chosen;
          return (
            <Chip key={category} isOn={isOn} onClick={() => change({ category: category === "all" ? null : category })}>
              {category === "all" ? "All" : categoryLabels[category]}
              <span className={clsx("label-mono", isOn ? "text-on-mint" : "text-muted")}>
                {quizzes.filter((quiz) => isIn(quiz, category)).length}
              </span>
            </Chip>
          );
        })}
      </ChipRow>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="Sort by"
          value={order.value}
          options={orders}
          onChange={(value) => change({ sort: value === "episode" ? null : value })}
        />
        <Chip isOn={isUntakenOnly} onClick={() => change({ taken: isUntakenOnly ? null : "no" })}>
          Not yet taken
        </Chip>
      </div>
      <p tabIndex={-1} role="status" className="max-md:sr-only max-md:top-0">
        {`Showing ${countOf(shown.length, "quiz", "quizzes")}`}
      </p>
      {shown.length > 0 && <QuizGroups quizzes={shown.toSorted(order.compare)} onTake={take} />}
      {shown.length === 0 && (
        <EmptyState
          title="No quizzes found"
          button={["Show All Quizzes", () => change({ category: null, taken: null })]}
        >
          {inCategory.length > 0 && "You have taken every quiz here."}
        </EmptyState>
      )}
      {round}
    </>
  );
}

const readScores = () => useQuizScores.getState().scores;

const categories = ["all", ...filterCategories] as const;

function isIn(quiz: QuizSummary, category: string): boolean {
  return category === "all" || quiz.categories.some((one) => one === category);
}

type Order = { value: string; label: string; compare: (a: QuizSummary, b: QuizSummary) => number };

const ranks = { easy: 0, medium: 1, hard: 2 } as const;

/** Sort orders. The first is the default: newest episode first. It also breaks ties in the other orders. */
const orders = [
  { value: "episode", label: "By Episode", compare: () => 0 },
  { value: "difficulty", label: "Easiest First", compare: (a, b) => ranks[a.difficulty] - ranks[b.difficulty] },
  {
    value: "shortest",
    label: "Shortest First",
    compare: (a, b) => a.estimatedTime - b.estimatedTime || a.questionCount - b.questionCount,
  },
] as const satisfies readonly Order[];
