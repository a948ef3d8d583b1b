import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { categoryLabels, filterCategories, quizCategories } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { countOf } from "#app/lib/text.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { Chip, ChipRow } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Select } from "#app/ui/select.tsx";
import { QuizGroups } from "./quiz-groups.tsx";
import { quizOrders } from "./sort-quizzes.ts";
import { useQuizRound } from "./use-quiz-round.tsx";

/** The list of quizzes. The URL has the category, the filter for untaken quizzes and the sort order. */
export function QuizBrowser({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  const { query, change } = useQueryString();
  // The scores when the list was opened, so that a quiz stays listed after the visitor takes it.
  const [taken, setTaken] = useState(() => useQuizScores.getState().scores);
  const chosen = quizCategories.find((category) => category === query.get("category")) ?? "all";
  const isUntakenOnly = query.get("taken") === "no";
  const order = quizOrders.find(({ value }) => value === query.get("sort")) ?? quizOrders[0];
  const opened = query.get("quiz");
  const ofCategory = quizzes.filter((quiz) => isIn(quiz, chosen));
  // An open quiz stays listed, even if it was finished before a reload.
  const found = isUntakenOnly ? ofCategory.filter(({ id }) => !taken[id] || id === opened) : ofCategory;
  const { take, openingId, round } = useQuizRound(found);

  function toggleUntaken() {
    setTaken(useQuizScores.getState().scores);
    change({ taken: isUntakenOnly ? null : "no" });
  }

  return (
    <>
      <div className="flex items-center gap-3">
        <CategoryFilter
          quizzes={quizzes}
          chosen={chosen}
          onChoose={(category) => change({ category: category === "all" ? null : category })}
        >
          <Chip isOn={isUntakenOnly} onClick={toggleUntaken}>
            Not yet taken
          </Chip>
        </CategoryFilter>
        <Select
          label="Sort by"
          value={order.value}
          options={quizOrders}
          onChange={(value) => change({ sort: value === "episode" ? null : value })}
          isIconOnPhones
          className="mt-1.5 shrink-0 self-start md:w-48"
        />
      </div>
      <p tabIndex={-1} role="status" className="max-md:sr-only max-md:top-0">
        {`Showing ${countOf(found.length, "quiz", "quizzes")}`}
      </p>
      {found.length > 0 && <QuizGroups quizzes={found.toSorted(order.compare)} openingId={openingId} onTake={take} />}
      {found.length === 0 && (
        <EmptyState
          title="No quizzes found"
          button={["Show All Quizzes", () => change({ category: null, taken: null })]}
          className="mt-6"
        >
          {ofCategory.length > 0 && "You have taken every quiz here."}
        </EmptyState>
      )}
      {round}
    </>
  );
}

const categories = ["all", ...filterCategories] as const;

function isIn({ categories: own }: QuizSummary, category: string): boolean {
  return category === "all" || own.some((one) => one === category);
}

type CategoryFilterProps = {
  quizzes: readonly QuizSummary[];
  chosen: string;
  onChoose: (category: string) => void;
  /** Shown before the categories. */
  children: ReactNode;
};

/** The categories in a fixed order, with the number of quizzes in each. Selects one at a time. */
function CategoryFilter({ quizzes, chosen, onChoose, children }: CategoryFilterProps) {
  return (
    <ChipRow className="grow py-1.5" unfold={{ more: "More categories", fewer: "Fewer categories" }}>
      {children}
      <div role="group" aria-label="Categories" className="contents">
        {categories.map((category) => {
          const isOn = category === chosen;
          return (
            <Chip key={category} isOn={isOn} onClick={() => onChoose(category)}>
              {category === "all" ? "All" : categoryLabels[category]}
              <span className={clsx("label-mono", isOn ? "text-on-mint" : "text-muted")}>
                {quizzes.filter((quiz) => isIn(quiz, category)).length}
              </span>
            </Chip>
          );
        })}
      </div>
    </ChipRow>
  );
}
