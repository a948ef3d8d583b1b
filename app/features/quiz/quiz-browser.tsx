import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { categoryLabels, filterCategories } from "#app/lib/quiz-categories.ts";
import { useQueryString } from "#app/lib/use-query-string.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

import { CategoryFilter } from "./category-filter.tsx";
import { QuizDeck } from "./quiz-deck.tsx";

/** Every quiz, with the filter by category, which lives in the address. */
export function QuizBrowser({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  const { query, change } = useQueryString();
  const chosen = query.get("category") ?? "all";
  const found = inCategory(quizzes, chosen);
  const choices = [
    { category: "all", label: "All", count: quizzes.length },
    ...filterCategories.map((category) => ({
      category,
      label: categoryLabels[category],
      count: inCategory(quizzes, category).length,
    })),
  ];

  function choose(category: string) {
    change({ category: category === "all" ? null : category });
  }

  return (
    <>
      <CategoryFilter choices={choices} chosen={chosen} onChoose={choose} />
      <p role="status" className="mt-6 text-muted">
        Showing {found.length} {found.length === 1 ? "quiz" : "quizzes"}
      </p>
      {found.length > 0 ? (
        <QuizDeck quizzes={found} className="mt-6 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3" />
      ) : (
        <EmptyState
          title="No quizzes found"
          action={
            <Button variant="primary" onClick={() => choose("all")}>
              Show All Quizzes
            </Button>
          }
          className="mt-6"
        />
      )}
    </>
  );
}

function inCategory(quizzes: readonly QuizSummary[], category: string): readonly QuizSummary[] {
  return category === "all" ? quizzes : quizzes.filter(({ categories }) => categories.some((one) => one === category));
}
