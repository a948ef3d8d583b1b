import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { categoryLabels, filterCategories, type QuizCategory, quizCategories } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { countOf } from "#app/lib/words.ts";
import { LazyLoadMore } from "#app/lists/lazy-load-more.tsx";
import type { ListStart } from "#app/lists/list-start.ts";
import { useInfiniteList, useListItems } from "#app/lists/use-infinite-list.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { Chip, ChipRow } from "#app/ui/chip.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Select } from "#app/ui/select.tsx";
import { QuizGroups } from "./quiz-groups.tsx";
import { quizOrders } from "./sort-quizzes.ts";
import { useQuizRound } from "./use-quiz-round.tsx";

type Props = {
  quizzes: ListStart<QuizSummary>;
  /** Number of quizzes by category. */
  counts: Readonly<Partial<Record<QuizCategory, number>>>;
};

/** The quizzes, with category, untaken filter and sort order in the URL. */
export function QuizBrowser({ quizzes, counts }: Props) {
  const { query, change } = useQueryString();
  // Scores from when the list was opened, so that a quiz taken meanwhile stays listed, with its score.
  const [taken, setTaken] = useState(() => useQuizScores.getState().scores);
  const chosen = quizCategories.find((category) => category === query.get("category")) ?? "all";
  const isUntakenOnly = query.get("taken") === "no";
  const order = quizOrders.find(({ value }) => value === query.get("sort")) ?? quizOrders[0];
  const isEverything = chosen === "all" && !isUntakenOnly;
  const isAllWanted = !isEverything || order.value !== "episode";
  const list = useInfiniteList(quizzes, { isAllWanted, view: [chosen, isUntakenOnly, order.value].join(" ") });
  const opened = query.get("quiz");
  // A link may open a quiz beyond the page's first items.
  useListItems(quizzes, opened !== null && list.items.every(({ id }) => id !== opened));
  const ofCategory = list.items.filter((quiz) => chosen === "all" || quiz.categories.some((one) => one === chosen));
  // An open quiz stays listed, even if it was finished before a reload.
  const found = isUntakenOnly ? ofCategory.filter(({ id }) => !taken[id] || id === opened) : ofCategory;
  const { take, openingId, round } = useQuizRound(found);
  const count = isEverything ? list.start.total : found.length;

  function toggleUntaken() {
    setTaken(useQuizScores.getState().scores);
    change({ taken: isUntakenOnly ? null : "no" });
  }

  return (
    <>
      <div className="flex items-center gap-3">
        <CategoryFilter
          counts={{ all: list.start.total, ...counts }}
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
        {list.isComing && !isEverything
          ? `Searching ${list.start.total} quizzes…`
          : `Showing ${countOf(count, "quiz", "quizzes")}`}
      </p>
      {found.length > 0 && (
        <QuizGroups quizzes={found.toSorted(order.compare).slice(0, list.count)} openingId={openingId} onTake={take} />
      )}
      {found.length === 0 && list.isWhole && (
        <EmptyState
          title="No quizzes found"
          button={["Show All Quizzes", () => change({ category: null, taken: null })]}
          className="mt-6"
        >
          {ofCategory.length > 0 && "You have taken every quiz here."}
        </EmptyState>
      )}
      <LazyLoadMore list={list} found={found.length} />
      {round}
    </>
  );
}

const categories = ["all", ...filterCategories] as const;

type CategoryFilterProps = {
  counts: Props["counts"] & { all: number };
  chosen: string;
  onChoose: (category: string) => void;
  /** Shown before the categories. */
  children: ReactNode;
};

/** The categories in a fixed order with their numbers of quizzes. Selects one at a time. */
function CategoryFilter({ counts, chosen, onChoose, children }: CategoryFilterProps) {
  return (
    <ChipRow className="grow py-1.5" unfold={{ more: "More categories", fewer: "Fewer categories" }}>
      {children}
      <div role="group" aria-label="Categories" className="contents">
        {categories.map((category) => {
          const isOn = category === chosen;
          return (
            <Chip key={category} isOn={isOn} onClick={() => onChoose(category)}>
              {category === "all" ? "All" : categoryLabels[category]}
              <span className={clsx("label-mono", isOn ? "text-on-mint" : "text-muted")}>{counts[category] ?? 0}</span>
            </Chip>
          );
        })}
      </div>
    </ChipRow>
  );
}
